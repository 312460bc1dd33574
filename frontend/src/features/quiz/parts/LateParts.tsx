import { LENGTHS } from '#contract/limits/fields.js';
import { useWording } from '#features/wording/index.js';
import { Checkbox, Choices, Field } from '#ui/index.js';
import { addCondition, doctorsToAsk, removed, setDoctor } from '../model/answer-changes.js';
import { BENEFITS, type DoctorId } from '../model/answers.js';
import { addingMessage } from '../model/entry-messages.js';
import { QUIZ } from '../model/words.js';
import { AddEntryForm } from './AddEntryForm.js';
import { Chips } from './Chips.js';
import styles from './quiz.module.css';
import type { QuizState } from './use-quiz.js';

/** The later steps of the quiz. The code of these steps is loaded on demand and bundled into a single file. */
export { Medications } from './Medications.js';
export { Review } from './Review.js';

export function Benefits({ quiz: { answers, change } }: { quiz: QuizState }) {
  const word = useWording();
  const tick = (value: string, isTicked: boolean) =>
    change({
      ...answers,
      benefits: BENEFITS.filter((each) => (each === value ? isTicked : answers.benefits.includes(each))),
    });
  return (
    <Choices
      name="benefits"
      legend={QUIZ.benefits.legend}
      hint={QUIZ.benefits.hint}
      pick="any"
      choices={BENEFITS.map((value) => ({ value, label: word(QUIZ.benefits[value]) }))}
      chosen={answers.benefits}
      onChange={tick}
    />
  );
}

const { doctors } = QUIZ;

function Doctor({ quiz: { answers, change }, id }: { quiz: QuizState; id: DoctorId }) {
  const { name, noPreference } = answers.doctors[id];
  return (
    <fieldset className={styles.doctor}>
      <legend>{doctors[id]}</legend>
      <Field
        name={`${id}.name`}
        label={doctors.name}
        autoComplete="off"
        maxLength={LENGTHS.name.max}
        disabled={noPreference}
        value={name}
        onChange={(event) => change(setDoctor(answers, id, { name: event.target.value }))}
      />
      <Checkbox
        name={`${id}.none`}
        label={doctors.noPreference}
        checked={noPreference}
        onChange={(event) => change(setDoctor(answers, id, { noPreference: event.target.checked }))}
      />
    </fieldset>
  );
}

export function Doctors({ quiz }: { quiz: QuizState }) {
  return (
    <>
      <p>{doctors.intro}</p>
      {doctorsToAsk(quiz.answers).map((id) => (
        <Doctor key={id} quiz={quiz} id={id} />
      ))}
    </>
  );
}

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
