import { LENGTHS } from '#contract/limits/fields.js';
import { Checkbox, Field } from '#ui/index.js';
import { doctorsToAsk, setDoctor } from '../model/answer-changes.js';
import type { DoctorId } from '../model/answers.js';
import { QUIZ } from '../model/words.js';
import styles from './quiz.module.css';
import type { QuizState } from './use-quiz.js';

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
