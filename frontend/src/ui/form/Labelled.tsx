import type { ReactNode } from 'react';
import type { FieldProps } from './form-context.js';
import styles from './form.module.css';

interface Props {
  readonly wiring: FieldProps;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A form control with its label, hint and error message, always in this order and linked for screen readers. */
export function Labelled({ wiring, label, hint, required = false, children }: Props) {
  return (
    <div className={styles.field} data-invalid={wiring.error ? '' : undefined}>
      <label className={styles.label} htmlFor={wiring.control.id}>
        {label}
        {required && <Asterisk />}
      </label>
      {hint && (
        <p className={styles.hint} id={wiring.hintId}>
          {hint}
        </p>
      )}
      <FieldError wiring={wiring} />
      {children}
    </div>
  );
}

export const Asterisk = () => (
  <span className={styles.asterisk} aria-hidden="true">
    {' '}
    *
  </span>
);

export function FieldError({ wiring: { error, errorId } }: { wiring: FieldProps }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId} role="alert">
      {error}
    </p>
  );
}
