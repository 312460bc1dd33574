import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { useWiring } from './form-context.js';
import { Labelled } from './Labelled.js';
import styles from './form.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Several lines of input with label, hint and error. */
export function TextArea({ name, label, hint, required, ...area }: Props) {
  const wiring = useWiring(name, hint);
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <textarea className={styles.input} required={required} {...area} {...wiring.control} />
    </Labelled>
  );
}
