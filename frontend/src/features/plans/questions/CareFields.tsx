import { useMemo, useState } from 'react';
import { CARE_LEVELS, OWN_CARE, USUAL_CARE } from '#contract/limits/plans.js';
import { ENTRY } from '#contract/messages/forms.js';
import type { OwnCare } from '#contract/plans/preferences.js';
import { FormContext, useFormScope } from '#ui/form/form-context.js';
import { Choices, Field } from '#ui/index.js';
import { QUESTION_FIELDS, QUESTIONS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { usePreferences } from '../storage/choices.slice.js';
import styles from './questions.module.css';

const OWN = 'own';
const MONTHS = 12;
/** For each level of care, the number of months with a visit in its picture of a year. */
const FILLED = { Low: 2, Medium: 6, High: 11 } as const satisfies Record<(typeof CARE_LEVELS)[number], number>;
const INITIAL_CARE: OwnCare = { primaryVisits: 2, specialistVisits: 0, genericFills: 0, brandFills: 0 };
const COUNTS = [
  ['primaryVisits', OWN_CARE.maxVisits],
  ['specialistVisits', OWN_CARE.maxVisits],
  ['genericFills', OWN_CARE.maxFills],
  ['brandFills', OWN_CARE.maxFills],
] as const satisfies readonly (readonly [keyof OwnCare, number])[];

type Counts = Readonly<Record<keyof OwnCare, string>>;
/** Returns the whole number that a person typed, where an empty field stands for 0, or NaN for any other text. */
const countOf = (typed: string): number => (/^\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const isCount = (typed: string, most: number): boolean => countOf(typed) <= most;

/** A picture of a year as twelve squares, one for each month. The squares of months with a visit are filled. */
const Year = ({ filled }: { filled: number }) => (
  <svg className={styles.year} viewBox="0 0 66 22" aria-hidden="true">
    {Array.from({ length: MONTHS }, (_, month) => (
      <rect
        key={month}
        x={(month % 6) * 11 + 1}
        y={month < 6 ? 1 : 12}
        width="9"
        height="9"
        rx="2"
        data-filled={month < filled || undefined}
      />
    ))}
  </svg>
);

const LEVELS = [
  ...CARE_LEVELS.map((value) => {
    const { name, times, example } = QUESTIONS.care[value];
    return {
      value,
      label: (
        <span className={styles.level}>
          <Year filled={FILLED[value]} />
          <span>
            <b className={styles.levelName}>{name}</b>
            <b>{times}</b>
            <span className="muted small">{example}</span>
          </span>
        </span>
      ),
    };
  }),
  { value: OWN, label: QUESTION_FIELDS.careOwn },
];

/**
 * Fields for a person's own numbers of visits and prescription fills. `onChange` gets the numbers whenever all fields
 * contain whole numbers within their limits. Other text stays as it was typed, with a message.
 */
function OwnCounts({ ownCare, onChange }: { ownCare: OwnCare; onChange: (ownCare: OwnCare) => void }) {
  const [typed, setTyped] = useState<Counts>(() => ({
    primaryVisits: String(ownCare.primaryVisits),
    specialistVisits: String(ownCare.specialistVisits),
    genericFills: String(ownCare.genericFills),
    brandFills: String(ownCare.brandFills),
  }));
  const form = useFormScope();
  const scope = useMemo(() => {
    const wrong = COUNTS.filter(([name, most]) => !isCount(typed[name], most)).map(([name, most]) => [
      `own.${name}`,
      Number.isNaN(countOf(typed[name])) ? ENTRY.wholeNumber : ENTRY.atMost.number(most),
    ]);
    return { ...form, errors: { ...form.errors, ...Object.fromEntries(wrong) } };
  }, [form, typed]);
  function change(name: keyof OwnCare, text: string): void {
    const changed = { ...typed, [name]: text };
    setTyped(changed);
    if (COUNTS.every(([each, most]) => isCount(changed[each], most)))
      onChange({
        primaryVisits: countOf(changed.primaryVisits),
        specialistVisits: countOf(changed.specialistVisits),
        genericFills: countOf(changed.genericFills),
        brandFills: countOf(changed.brandFills),
      });
  }
  return (
    <FormContext value={scope}>
      {COUNTS.map(([name]) => (
        <Field
          key={name}
          name={`own.${name}`}
          label={QUESTION_FIELDS.own[name]}
          hint={name === 'genericFills' && QUESTION_FIELDS.own.hint}
          inputMode="numeric"
          size={5}
          value={typed[name]}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
    </FormContext>
  );
}

/**
 * The question about the amount of care that a person expects. People choose a level, each shown with a picture, or
 * enter their own numbers of visits and prescription fills. Changing these numbers updates the results immediately.
 */
export function CareFields({ draft, setDraft }: { draft: Draft; setDraft: (changes: Partial<Draft>) => void }) {
  const [preferences, setPreferences] = usePreferences();
  const { ownCare } = preferences;
  function choose(value: string): void {
    setPreferences({ ...preferences, ownCare: value === OWN ? (ownCare ?? INITIAL_CARE) : null });
    if (value !== OWN) setDraft({ use: CARE_LEVELS.find((level) => level === value) ?? USUAL_CARE });
  }
  return (
    <div className={styles.care}>
      <Choices
        name="use"
        legend={QUESTION_FIELDS.careLabel}
        pick="one"
        choices={LEVELS}
        chosen={[ownCare ? OWN : draft.use]}
        onChange={choose}
      />
      {ownCare && (
        <fieldset className={styles.person}>
          <legend>{QUESTION_FIELDS.own.legend}</legend>
          <div className={styles.pair}>
            <OwnCounts ownCare={ownCare} onChange={(changed) => setPreferences({ ...preferences, ownCare: changed })} />
          </div>
        </fieldset>
      )}
    </div>
  );
}
