import { PAGES } from '#contract/pages.js';
import { doctorsToAsk } from './answer-changes.js';
import type { Answers, DoctorId } from './answers.js';
import { focusLines } from './focus.js';
import { doctorNamed, takenMedicines } from './matches.js';
import { stepAddress } from './steps.js';
import { QUIZ } from './words.js';

export interface ReviewRow {
  readonly to: string;
  readonly label: string;
  readonly values: readonly string[];
  /** What the person may have listed elsewhere that belongs to the row, because the plans count it. */
  readonly listed?: 'medicines' | 'doctors';
}

const doctorLine =
  ({ doctors }: Answers) =>
  (id: DoctorId): string[] =>
    doctors[id].noPreference ? [`${QUIZ.doctors[id]}: ${QUIZ.doctors.noPreference}`] : doctorNamed(doctors, id);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
function consentLines({ serverData }: Answers): string[] {
  if (!serverData) return [];
  const { contactConsent, consentTimestamp, channel, contactWindow, contactPhone } = serverData;
  const { agreed, declined, channel: channels, since } = QUIZ.consent;
  const how = [channels[channel], contactWindow, contactPhone].filter(Boolean).join(', ');
  return [...(contactConsent ? [agreed, how] : [declined]), since(day.format(new Date(consentTimestamp)))];
}

export function reviewRows(answers: Answers): ReviewRow[] {
  const { zip, age, coverage, medicationNotes, benefits } = answers;
  const notes = medicationNotes.trim();
  return [
    {
      to: stepAddress('location'),
      label: QUIZ.titles.location,
      values: [
        `${QUIZ.basics.zip}: ${zip}`,
        `${QUIZ.basics.age}: ${age}`,
        coverage === '' ? '' : QUIZ.coverage[coverage],
      ],
    },
    { to: stepAddress('needs'), label: QUIZ.titles.needs, values: focusLines(answers) },
    {
      to: stepAddress('meds'),
      label: QUIZ.titles.meds,
      values: [...takenMedicines(answers), ...(notes === '' ? [] : [notes])],
      listed: 'medicines',
    },
    {
      to: stepAddress('doctors'),
      label: QUIZ.titles.doctors,
      values: doctorsToAsk(answers).flatMap(doctorLine(answers)),
      listed: 'doctors',
    },
    { to: stepAddress('benefits'), label: QUIZ.titles.benefits, values: benefits.map((id) => QUIZ.benefits[id]) },
    ...(answers.serverData
      ? [{ to: PAGES.consent.path, label: QUIZ.consent.label, values: consentLines(answers) }]
      : []),
  ];
}

export function nextSteps({ medications, doctors, benefits }: Answers): string[] {
  const { tips } = QUIZ.review;
  return [
    tips.year,
    ...(Object.values(medications).some((list) => list.length > 0) ? [tips.meds] : []),
    ...(Object.values(doctors).some(({ name }) => name.trim() !== '') ? [tips.doctors] : []),
    ...(benefits.length > 0 ? [tips.extras] : []),
  ];
}
