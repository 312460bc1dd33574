import type { SubmitEvent } from 'react';
import { LENGTHS } from '#contract/limits/fields.js';
import { Button, Field } from '#ui/index.js';
import styles from './quiz.module.css';
import { MessageStatus } from './StepNav.js';
import type { QuizMessage } from './use-quiz.js';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: () => void;
  readonly message: QuizMessage;
}

export function AddEntryForm({ name, label, hint, button, value, onChange, onAdd, message }: Props) {
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <>
      <form className={styles.addEntry} onSubmit={add}>
        <Field
          name={name}
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={LENGTHS.medicine.max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button kind="secondary" type="submit">
          {button}
        </Button>
      </form>
      <MessageStatus message={message} />
    </>
  );
}
