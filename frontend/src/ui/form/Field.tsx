import type { InputHTMLAttributes, ReactNode } from 'react';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { Labelled } from './Labelled.js';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Width of the input in characters, which should match the length of the expected answer. */
  readonly size?: number;
}

export function Field({ name, label, hint, required, ...input }: Props) {
  const wiring = useFieldProps(name, hint);
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <input className={styles.input} required={required} {...input} {...wiring.control} />
    </Labelled>
  );
}
