import { useRef } from 'react';
import { QUIZ } from '../words.js';
import styles from '../quiz.module.css';

interface Props {
  readonly label: string;
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}

/** Chosen things, each with a button that takes it away. The focus then goes to the group, so that it is not lost with the button. */
export function Chips({ label, names, onRemove }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const remove = (name: string) => {
    onRemove(name);
    group.current?.focus();
  };
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={styles.chipGroup}>
      {names.length > 0 && (
        <ul className={styles.chips}>
          {names.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <button type="button" aria-label={QUIZ.chips.remove(name)} onClick={() => remove(name)}><span aria-hidden="true">×</span></button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
