import { CARE_LEVELS, OWN_CARE, USUAL_CARE } from '#contract/limits/plans.js';
import { SEARCH } from '#contract/messages/plans.js';
import type { OwnCare } from '#contract/preferences.js';
import { Field, Select } from '#ui/index.js';
import type { Draft } from '../model/search-draft.js';
import { usePreferences } from '../storage/preferences.slice.js';
import styles from './search-form.module.css';

const OWN = 'own';
const LEVELS = [
  ...CARE_LEVELS.map((value) => ({ value, label: SEARCH.careLevels[value] })),
  { value: OWN, label: SEARCH.careOwn },
];
const INITIAL_CARE: OwnCare = { primaryVisits: 2, specialistVisits: 0, genericFills: 0, brandFills: 0 };
const COUNTS = [
  ['primaryVisits', OWN_CARE.maxVisits],
  ['specialistVisits', OWN_CARE.maxVisits],
  ['genericFills', OWN_CARE.maxFills],
  ['brandFills', OWN_CARE.maxFills],
] as const satisfies readonly (readonly [keyof OwnCare, number])[];

const count = (text: string, most: number): number => Math.min(most, Number(text.replace(/\D/g, '')));

/**
 * Fields for the amount of care that a person expects: either a level for the marketplace's estimate, or their own
 * count of visits and prescription fills. Changing the count updates the results immediately.
 */
export function CareFields({ draft, setDraft }: { draft: Draft; setDraft: (changes: Partial<Draft>) => void }) {
  const [preferences, setPreferences] = usePreferences();
  const { ownCare } = preferences;
  function choose(value: string): void {
    setPreferences({ ...preferences, ownCare: value === OWN ? (ownCare ?? INITIAL_CARE) : null });
    if (value !== OWN) setDraft({ use: CARE_LEVELS.find((level) => level === value) ?? USUAL_CARE });
  }
  return (
    <>
      <Select
        name="use"
        label={SEARCH.careLabel}
        options={LEVELS}
        value={ownCare ? OWN : draft.use}
        onChange={(event) => choose(event.target.value)}
      />
      {ownCare && (
        <fieldset className={styles.person}>
          <legend>{SEARCH.own.legend}</legend>
          <div className={styles.pair}>
            {COUNTS.map(([name, most]) => (
              <Field
                key={name}
                name={`own.${name}`}
                label={SEARCH.own[name]}
                hint={name === 'genericFills' && SEARCH.own.hint}
                inputMode="numeric"
                size={5}
                maxLength={3}
                value={ownCare[name]}
                onChange={(event) =>
                  setPreferences({ ...preferences, ownCare: { ...ownCare, [name]: count(event.target.value, most) } })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
