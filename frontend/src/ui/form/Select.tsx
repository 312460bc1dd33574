import type { ReactNode, SelectHTMLAttributes } from 'react';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { Labelled } from './Labelled.js';

interface Option {
  readonly value: string;
  readonly label: string;
}
interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className' | 'children'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
  readonly placeholder?: string;
}

export function Select({ name, label, hint, options, placeholder, required, ...select }: Props) {
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
