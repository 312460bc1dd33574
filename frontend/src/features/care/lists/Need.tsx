import { FILLS } from '#contract/limits/care.js';
import { Select } from '#ui/index.js';
import { CARE_LISTS } from '../messages/care-lists.js';
import type { Medicine } from './use-medicines.js';

/** Choices of how often a medicine is refilled, each with its number of 30-day supplies per year. */
const FREQUENCIES = ([24, 12, 6, 3, 1] as const).map((count) => ({
  value: String(count),
  label: CARE_LISTS.fills[count],
}));

/** A field for how often a person refills a medicine. `onChange` receives the number of 30-day supplies per year. */
export function Need({ medicine, onChange }: { medicine: Medicine; onChange: (fills: number) => void }) {
  const { rxcui, name, fills = FILLS.usual } = medicine;
  const isListed = FREQUENCIES.some(({ value }) => value === String(fills));
  return (
    <Select
      name={`need.${rxcui}`}
      label={CARE_LISTS.needShort}
      aria-label={CARE_LISTS.need(name)}
      options={isListed ? FREQUENCIES : [...FREQUENCIES, { value: String(fills), label: CARE_LISTS.fillsOther(fills) }]}
      value={String(fills)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
