import type { InputHTMLAttributes, ReactNode } from 'react';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { Asterisk, FieldError } from './Labelled.js';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'type' | 'className'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function Checkbox({ name, label, hint, required, ...input }: Props) {
  const wiring = useFieldProps(name, hint);
  return (
    <div className={styles.field} data-invalid={wiring.error ? '' : undefined}>
      <FieldError wiring={wiring} />
      <div className={styles.check}>
        <input type="checkbox" required={required} {...input} {...wiring.control} />
        <label htmlFor={wiring.control.id}>
          {label}
          {required && <Asterisk />}
        </label>
      </div>
      {hint && (
        <p className={styles.hint} id={wiring.hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
