import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { Labelled } from './Labelled.js';

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
