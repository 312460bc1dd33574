import { useRef } from 'react';
import { QUIZ } from '../model/words.js';
import styles from './quiz.module.css';

interface Props {
  readonly label: string;
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}

/** The chosen entries with buttons that remove them. Focus then moves to the next, previous or the group. */
export function Chips({ label, names, onRemove }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const remove = (name: string, place: number) => {
    const others = group.current?.querySelectorAll('li');
    (others?.[place + 1] ?? others?.[place - 1] ?? group.current)?.focus();
    onRemove(name);
  };
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={styles.chipGroup}>
      {names.length > 0 && (
        <ul className={styles.chips}>
          {names.map((name, place) => (
            <li key={name} tabIndex={-1}>
              <span>{name}</span>
              <button type="button" aria-label={QUIZ.chips.remove(name)} onClick={() => remove(name, place)}>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
