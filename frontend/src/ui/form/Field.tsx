import type { InputHTMLAttributes, ReactNode } from 'react';
import { useWiring } from './form-context.js';
import { Labelled } from './Labelled.js';
import styles from './form.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** How long an answer is expected to be. */
  readonly size?: number;
}

/** One line of input with its label, hint and error. */
export function Field({ name, label, hint, required, ...input }: Props) {
  const wiring = useWiring(name, hint);
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <input className={styles.input} required={required} {...input} {...wiring.control} />
    </Labelled>
  );
}
