import type { SubmitEvent } from 'react';
import { LENGTHS } from '../../../../../backend/src/contract/limits.js';
import { Button, Field } from '../../../ui/index.js';
import styles from '../quiz.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: () => void;
}

/** A box for one entry of a list; Enter or the button adds it. */
export function Adder({ name, label, hint, button, value, onChange, onAdd }: Props) {
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <form className={styles.adder} onSubmit={add}>
      <Field name={name} label={label} hint={hint} autoComplete="off" maxLength={LENGTHS.medicine.max} value={value} onChange={(event) => onChange(event.target.value)} />
      <Button kind="secondary" type="submit">{button}</Button>
    </form>
  );
}
