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

interface GroupProps extends Omit<Props, 'label'> {
  readonly legend: ReactNode;
}

/** Several controls that answer one question, with its legend, hint and error message. */
export function LabelledGroup({ wiring, legend, hint, required = false, children }: GroupProps) {
  return (
    <fieldset
      className={`${styles.field} ${styles.choices}`}
      data-invalid={wiring.error ? '' : undefined}
      aria-describedby={wiring.control['aria-describedby']}
    >
      <legend className={styles.label}>
        {legend}
        {required && <Asterisk />}
      </legend>
      {hint && (
        <p className={styles.hint} id={wiring.hintId}>
          {hint}
        </p>
      )}
      <FieldError wiring={wiring} />
      {children}
    </fieldset>
  );
}

/** The mark of a required field. The no-break space keeps it on one line with the last word of the label. */
export const Asterisk = () => (
  <span className={styles.asterisk} aria-hidden="true">
    {'\u00a0*'}
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
