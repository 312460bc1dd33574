import { useState, type KeyboardEvent } from 'react';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { QUIZ } from '../../../../backend/src/contract/messages/quiz.js';
import { Button, Field } from '../../ui/index.js';
import styles from './quiz.module.css';

interface ChipsProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly onRemove: (item: string) => void;
}

/** What was chosen, each with a button that lets it go again. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map((item) => <li key={item} className={styles.chip}>{item}<button type="button" aria-label={QUIZ.remove(item)} onClick={() => onRemove(item)}>×</button></li>)}
    </ul>
  );
}

interface EntryProps {
  readonly name: string;
  readonly label: string;
  readonly button: string;
  readonly suggestions?: readonly string[];
  readonly onAdd: (entry: string) => void;
}

const NO_SUGGESTIONS: readonly string[] = [];
/** A free entry; Enter adds it and does not send the step. */
export function Entry({ name, label, button, suggestions = NO_SUGGESTIONS, onAdd }: EntryProps) {
  const [typed, setTyped] = useState('');
  const listId = `${name}-suggestions`;
  function add(): void {
    if (typed.trim() !== '') onAdd(typed);
    setTyped('');
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.entry}>
      <Field name={name} label={label} value={typed} maxLength={LENGTHS.medicine.max} autoComplete="off" list={suggestions.length > 0 ? listId : undefined} onChange={(event) => setTyped(event.target.value)} onKeyDown={onKeyDown} />
      {suggestions.length > 0 && <datalist id={listId}>{suggestions.map((word) => <option key={word}>{word}</option>)}</datalist>}
      <Button kind="secondary" onClick={add}>{button}</Button>
    </div>
  );
}
