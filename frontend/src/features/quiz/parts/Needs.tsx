import { LENGTHS } from '#contract/limits/fields.js';
import { Choices, Field } from '#ui/index.js';
import { setCondition, tickNeed } from '../model/answer-changes.js';
import { CONDITIONS, NEEDS, type DetailedNeed } from '../model/answers.js';
import { QUIZ } from '../model/words.js';
import type { QuizState } from './use-quiz.js';

const NEED_CHOICES = NEEDS.map((value) => ({ value, label: QUIZ.needs[value] }));

export function Needs({ quiz: { answers, change } }: { quiz: QuizState }) {
  const tick = (value: string, isTicked: boolean) => {
    const need = NEEDS.find((each) => each === value);
    if (need) change(tickNeed(answers, need, isTicked));
  };
  return (
    <>
      <Choices
        name="needs"
        legend={QUIZ.needs.legend}
        hint={QUIZ.needs.hint}
        pick="any"
        choices={NEED_CHOICES}
        chosen={NEEDS.filter((need) => answers.needs[need])}
        onChange={tick}
      />
      {answers.needs.other && (
        <Field
          name="otherText"
          label={QUIZ.needs.otherText}
          autoComplete="off"
          maxLength={LENGTHS.medicine.max}
          value={answers.otherText}
          onChange={(event) => change({ ...answers, otherText: event.target.value })}
        />
      )}
    </>
  );
}

export function Conditions({ quiz: { answers, change }, need }: { quiz: QuizState; need: DetailedNeed }) {
  const choices = CONDITIONS[need].map((value) => ({ value, label: QUIZ.conditions[value] }));
  return (
    <Choices
      name={need}
      legend={QUIZ.conditions.legend}
      hint={QUIZ.conditions.hint}
      pick="any"
      choices={choices}
      chosen={answers.conditions[need]}
      onChange={(id, isTicked) => change(setCondition(answers, need, id, isTicked))}
    />
  );
}

export function Diabetes({ quiz: { answers, change } }: { quiz: QuizState }) {
  return (
    <Choices
      name="diabetes"
      legend={QUIZ.diabetes.legend}
      hint={QUIZ.diabetes.hint}
      pick="any"
      choices={[{ value: 'yes', label: QUIZ.diabetes.confirm }]}
      chosen={answers.diabetesConfirmed ? ['yes'] : []}
      onChange={(_, isTicked) => change({ ...answers, diabetesConfirmed: isTicked })}
    />
  );
}
