import { LENGTHS } from '#contract/limits/fields.js';
import { Choices, Notice, TextArea } from '#ui/index.js';
import { added, addMedicine, allMedicines, medicineNeeds, removed, setMedications } from '../model/answer-changes.js';
import type { Answers, MedicineNeed } from '../model/answers.js';
import { addingMessage } from '../model/entry-messages.js';
import { focusLines } from '../model/focus.js';
import { COMMON_MEDICINES } from '../model/medicines.js';
import { QUIZ } from '../model/words.js';
import { AddEntryForm } from './AddEntryForm.js';
import { Chips } from './Chips.js';
import type { QuizState } from './use-quiz.js';

function FocusSummary({ answers }: { answers: Answers }) {
  const lines = focusLines(answers);
  return (
    <Notice>
      <h3>{QUIZ.meds.focusing}</h3>
      {lines.length === 0 ? (
        <p>{QUIZ.focus.none}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

const { meds, chips } = QUIZ;

function useList({ answers, change, announce }: QuizState, need: MedicineNeed | 'other') {
  const names = answers.medications[need];
  const set = (name: string, isTaken: boolean) => {
    const list = isTaken ? added(names, name) : removed(names, name);
    change(setMedications(answers, need, list));
    if (list.length !== names.length) announce(isTaken ? chips.added(name.trim()) : chips.removed(name));
  };
  return { names, set };
}

function Section({ quiz, need }: { quiz: QuizState; need: MedicineNeed }) {
  const { names, set } = useList(quiz, need);
  const title = QUIZ.needs[need];
  const choices = COMMON_MEDICINES[need].map((value) => ({ value, label: value }));
  return (
    <>
      <Choices name={`meds-${need}`} legend={title} pick="any" choices={choices} chosen={names} onChange={set} />
      <Chips label={meds.chosen(title)} names={names} onRemove={(name) => set(name, false)} />
    </>
  );
}

function Others({ quiz }: { quiz: QuizState }) {
  const { answers, change, announce, fieldMessage } = quiz;
  const { names, set } = useList(quiz, 'other');
  const add = () => {
    change(addMedicine(answers));
    announce(addingMessage(names, answers.medicineEntry, allMedicines(answers)));
  };
  return (
    <>
      <h3>{meds.other}</h3>
      <AddEntryForm
        name="medicine"
        label={meds.label}
        hint={meds.hint}
        button={meds.add}
        value={answers.medicineEntry}
        onChange={(medicineEntry) => change({ ...answers, medicineEntry })}
        onAdd={add}
        message={fieldMessage}
      />
      <Chips label={meds.chosen(meds.other)} names={names} onRemove={(name) => set(name, false)} />
    </>
  );
}

export function Medications({ quiz }: { quiz: QuizState }) {
  const { answers, change } = quiz;
  return (
    <>
      <FocusSummary answers={answers} />
      <p>{meds.intro}</p>
      {medicineNeeds(answers).map((need) => (
        <Section key={need} quiz={quiz} need={need} />
      ))}
      <Others quiz={quiz} />
      <TextArea
        name="notes"
        label={meds.notes}
        maxLength={LENGTHS.message.max}
        value={answers.medicationNotes}
        onChange={(event) => change({ ...answers, medicationNotes: event.target.value })}
      />
    </>
  );
}
