import { useNavigate } from 'react-router';
import { COMMON_MEDICINES, COVERAGE_TYPES, DOCTORS, EXTRA_BENEFITS, NEEDS, QUIZ } from '../../../../backend/src/contract/messages/quiz.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, Checkbox, Field } from '../../ui/index.js';
import { carryToSearch } from '../plans/index.js';
import { BENEFIT_IDS, NEED_IDS, type Answers, type Need } from './answers.js';
import { addMedicine, removeMedicine, setBenefit, setDoctor } from './changes.js';
import { Chips, Entry } from './Chips.js';
import { Focus } from './Focus.js';
import styles from './quiz.module.css';
import type { StepProps } from './step-props.js';
import { doctorsFor, medicineSections } from './summary.js';

function MedicineSection({ answers, change, say, need }: StepProps & { need: keyof typeof COMMON_MEDICINES }) {
  const chosen = answers.medications[need];
  const set = (name: string, isOn: boolean) => {
    change((before) => (isOn ? addMedicine(before, need, name) : removeMedicine(before, need, name)));
    say(isOn ? QUIZ.added(name) : QUIZ.removed(name));
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{NEEDS[need]}</legend>
      {COMMON_MEDICINES[need].map((name) => <Checkbox key={name} name={`medicine.${need}.${name}`} label={name} checked={chosen.includes(name)} onChange={(event) => set(name, event.target.checked)} />)}
      <Chips label={`${NEEDS[need]}: ${QUIZ.chosen}`} items={chosen} onRemove={(name) => set(name, false)} />
    </fieldset>
  );
}

const EVERY_COMMON_MEDICINE = [...new Set<string>(Object.values(COMMON_MEDICINES).flat())].toSorted();

export function Medicines(props: StepProps) {
  const { answers, change, say } = props;
  const set = (name: string, isOn: boolean) => {
    change((before) => (isOn ? addMedicine(before, 'other', name) : removeMedicine(before, 'other', name)));
    say(isOn ? QUIZ.added(name.trim()) : QUIZ.removed(name));
  };
  return (
    <>
      <Focus answers={answers} />
      {medicineSections(answers).map((need) => <MedicineSection key={need} {...props} need={need} />)}
      <h3>{QUIZ.otherMedicines}</h3>
      <Entry name="otherMedicine" label={QUIZ.medicineLabel} button={QUIZ.addMedicine} suggestions={EVERY_COMMON_MEDICINE} onAdd={(name) => set(name, true)} />
      <Chips label={QUIZ.otherMedicines} items={answers.medications.other} onRemove={(name) => set(name, false)} />
      <Field name="medicationNotes" label={QUIZ.medicineNotes} maxLength={2_000} value={answers.medicationNotes} onChange={(event) => change((before) => ({ ...before, medicationNotes: event.target.value }))} />
    </>
  );
}

export function Doctors({ answers, change }: StepProps) {
  return doctorsFor(answers).map((id) => (
    <fieldset key={id}>
      <legend><strong>{DOCTORS[id]}</strong></legend>
      <Field name={`doctor.${id}`} label={QUIZ.doctorName(DOCTORS[id])} autoComplete="off" maxLength={120} disabled={answers.doctors[id].noPreference} value={answers.doctors[id].name} onChange={(event) => change((before) => setDoctor(before, id, { name: event.target.value }))} />
      <Checkbox name={`noPreference.${id}`} label={<>{QUIZ.noPreference}<span className="visually-hidden">: {DOCTORS[id]}</span></>} checked={answers.doctors[id].noPreference} onChange={(event) => change((before) => setDoctor(before, id, { noPreference: event.target.checked }))} />
    </fieldset>
  ));
}

export function ExtraBenefits({ answers, change }: StepProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Extra benefits</legend>
      {BENEFIT_IDS.map((id) => <Checkbox key={id} name={`benefit.${id}`} label={EXTRA_BENEFITS[id]} checked={answers.benefits.includes(id)} onChange={(event) => change((before) => setBenefit(before, id, event.target.checked))} />)}
    </fieldset>
  );
}

const doctorText = ({ name, noPreference }: Answers['doctors']['primaryCare']): string => (noPreference ? QUIZ.noPreference : name.trim() || QUIZ.none);
const medicinesIn = ({ medications }: Answers): string => [...new Set(NEED_IDS.flatMap((need: Need) => medications[need]))].join(', ') || QUIZ.none;

/** Everything answered, to read over, take along to the plans, or print. */
export function Review({ answers }: StepProps) {
  const navigate = useNavigate();
  const rows: readonly (readonly [string, string])[] = [
    [QUIZ.zipLabel, answers.zip], [QUIZ.ageLabel, answers.age],
    ['Coverage', answers.coverage === '' ? QUIZ.none : COVERAGE_TYPES[answers.coverage]],
    ['Medications', medicinesIn(answers)],
    ...(answers.medicationNotes.trim() ? [['Notes', answers.medicationNotes] as const] : []),
    ...doctorsFor(answers).map((id) => [DOCTORS[id], doctorText(answers.doctors[id])] as const),
    ['Extra benefits', answers.benefits.map((id) => EXTRA_BENEFITS[id]).join(', ') || QUIZ.none],
  ];
  function seePlans(): void {
    carryToSearch(answers);
    void navigate(PAGES.marketplace.path);
  }
  return (
    <>
      <Focus answers={answers} />
      <dl className="facts">{rows.map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}</dl>
      <div className={`${styles.buttons} no-print`}>
        <Button kind="secondary" onClick={seePlans}>{QUIZ.seePlans}</Button>
        <Button kind="secondary" onClick={() => print()}>{QUIZ.print}</Button>
      </div>
    </>
  );
}
