import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { Asterisk, FieldError, Labelled } from './Labelled.js';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Width of the input in characters, which should match the length of the expected answer. */
  readonly size?: number;
}

export function Field({ name, label, hint, required, ...input }: FieldProps) {
  const wiring = useFieldProps(name, hint);
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <input className={styles.input} required={required} {...input} {...wiring.control} />
    </Labelled>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}
interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className' | 'children'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  readonly placeholder?: string;
}

export function Select({ name, label, hint, options, placeholder, required, ...select }: SelectProps) {
  const wiring = useFieldProps(name, hint);
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <select className={styles.input} required={required} {...select} {...wiring.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'type' | 'className'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function Checkbox({ name, label, hint, required, ...input }: CheckboxProps) {
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

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

export function TextArea({ name, label, hint, required, ...area }: Props) {
  const wiring = useFieldProps(name, hint);
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <textarea className={styles.input} required={required} {...area} {...wiring.control} />
    </Labelled>
  );
}
