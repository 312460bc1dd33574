import { addCondition, removed } from '../model/answer-changes.js';
import { addingMessage } from '../model/entry-messages.js';
import { QUIZ } from '../model/words.js';
import { AddEntryForm } from './AddEntryForm.js';
import { Chips } from './Chips.js';
import type { QuizState } from './use-quiz.js';

const { other, chips } = QUIZ;

export function OtherConditions({ quiz: { answers, change, announce, fieldMessage } }: { quiz: QuizState }) {
  const add = () => {
    change(addCondition(answers));
    announce(addingMessage(answers.otherConditions, answers.otherEntry));
  };
  const remove = (name: string) => {
    change({ ...answers, otherConditions: removed(answers.otherConditions, name) });
    announce(chips.removed(name));
  };
  return (
    <>
      <AddEntryForm
        name="condition"
        label={other.label}
        hint={other.hint}
        button={other.add}
        value={answers.otherEntry}
        onChange={(otherEntry) => change({ ...answers, otherEntry })}
        onAdd={add}
        message={fieldMessage}
      />
      <Chips label={other.list} names={answers.otherConditions} onRemove={remove} />
    </>
  );
}
