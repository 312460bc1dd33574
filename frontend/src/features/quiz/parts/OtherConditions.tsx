import { addCondition, removed } from '../machine.js';
import type { QuizState } from '../use-quiz.js';
import { QUIZ } from '../words.js';
import { Adder } from './Adder.js';
import { Chips } from './Chips.js';

const { other, chips } = QUIZ;

export function OtherConditions({ quiz: { answers, change, say } }: { quiz: QuizState }) {
  const add = () => {
    const after = addCondition(answers);
    change(after);
    if (after.otherConditions.length > answers.otherConditions.length) say(chips.added(after.otherConditions.at(-1) ?? ''));
  };
  const remove = (name: string) => {
    change({ ...answers, otherConditions: removed(answers.otherConditions, name) });
    say(chips.removed(name));
  };
  return (
    <>
      <Adder name="condition" label={other.label} hint={other.hint} button={other.add} value={answers.otherEntry} onChange={(otherEntry) => change({ ...answers, otherEntry })} onAdd={add} />
      <Chips label={other.list} names={answers.otherConditions} onRemove={remove} />
    </>
  );
}
