import type { InputHTMLAttributes, ReactNode } from 'react';
import { useWiring } from './form-context.js';
import { Asterisk, FieldError } from './Labelled.js';
import styles from './form.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'type' | 'className'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function Checkbox({ name, label, hint, required, ...input }: Props) {
  const wiring = useWiring(name, hint);
  return (
    <div className={styles.field} data-invalid={wiring.error ? '' : undefined}>
      <FieldError wiring={wiring} />
      <div className={styles.check}>
        <input type="checkbox" required={required} {...input} {...wiring.control} />
        <label htmlFor={wiring.control.id}>{label}{required && <Asterisk />}</label>
      </div>
      {hint && <p className={styles.hint} id={wiring.hintId}>{hint}</p>}
    </div>
  );
}
