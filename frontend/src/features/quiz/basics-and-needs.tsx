import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { CONDITIONS, COVERAGE_TYPES, NEEDS, QUIZ } from '../../../../backend/src/contract/messages/quiz.js';
import { Checkbox, Field } from '../../ui/index.js';
import { COVERAGE_IDS, NEED_IDS, type ListedNeed } from './answers.js';
import { addCondition, conditionsOf, removeCondition, setCondition, setNeed } from './changes.js';
import { Chips, Entry } from './Chips.js';
import styles from './quiz.module.css';
import type { StepProps } from './step-props.js';

/** The browser itself checks these before the step is left. */
export function Basics({ answers, change }: StepProps) {
  return (
    <>
      <Field name="zip" label={QUIZ.zipLabel} hint={QUIZ.zipHint} inputMode="numeric" autoComplete="postal-code" pattern="\d{5}" title={QUIZ.zipHint} maxLength={LENGTHS.zip} size={7} required value={answers.zip} onChange={(event) => change((before) => ({ ...before, zip: event.target.value }))} />
      <Field name="age" label={QUIZ.ageLabel} inputMode="numeric" pattern="\d{1,3}" maxLength={3} size={5} required value={answers.age} onChange={(event) => change((before) => ({ ...before, age: event.target.value }))} />
      <fieldset className={styles.choices}>
        <legend>{QUIZ.coverageLabel}</legend>
        {COVERAGE_IDS.map((id) => (
          <div key={id} className={styles.radio}>
            <input type="radio" id={`coverage-${id}`} name="coverage" value={id} required checked={answers.coverage === id} onChange={() => change((before) => ({ ...before, coverage: id }))} />
            <label htmlFor={`coverage-${id}`}>{COVERAGE_TYPES[id]}</label>
          </div>
        ))}
      </fieldset>
    </>
  );
}

export function Needs({ answers, change }: StepProps) {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Health needs</legend>
        {NEED_IDS.map((need) => <Checkbox key={need} name={`need.${need}`} label={NEEDS[need]} checked={answers.needs[need]} onChange={(event) => change((before) => setNeed(before, need, event.target.checked))} />)}
      </fieldset>
      {answers.needs.other && <Field name="otherText" label={QUIZ.otherTextLabel} maxLength={500} value={answers.otherText} onChange={(event) => change((before) => ({ ...before, otherText: event.target.value }))} />}
    </>
  );
}

const conditions = (need: ListedNeed) =>
  function Conditions({ answers, change }: StepProps) {
    return (
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{NEEDS[need]}</legend>
        {Object.entries<string>(CONDITIONS[need]).map(([id, label]) => <Checkbox key={id} name={`condition.${id}`} label={label} checked={conditionsOf(answers, need).includes(id)} onChange={(event) => change((before) => setCondition(before, need, id, event.target.checked))} />)}
      </fieldset>
    );
  };
export const Heart = conditions('heart');
export const Brain = conditions('brain');
export const Mobility = conditions('mobility');

export function Diabetes({ answers, change }: StepProps) {
  return <Checkbox name="diabetesConfirmed" label={QUIZ.diabetesConfirm} checked={answers.diabetesConfirmed} onChange={(event) => change((before) => ({ ...before, diabetesConfirmed: event.target.checked }))} />;
}

export function OtherConditions({ answers, change, say }: StepProps) {
  const add = (entry: string) => {
    change((before) => addCondition(before, entry));
    say(QUIZ.added(entry.trim()));
  };
  const remove = (entry: string) => {
    change((before) => removeCondition(before, entry));
    say(QUIZ.removed(entry));
  };
  return (
    <>
      <Entry name="otherCondition" label={QUIZ.conditionLabel} button={QUIZ.addCondition} onAdd={add} />
      <Chips label={QUIZ.chosen} items={answers.otherConditions} onRemove={remove} />
    </>
  );
}
