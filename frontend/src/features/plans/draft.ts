import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CARE_LEVELS, HOUSEHOLD, LENGTHS, USUAL_CARE } from '../../../../backend/src/contract/limits.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import type { SearchToSave } from '../../../../backend/src/contract/saved.contract.js';
import { PRIVATE_KEYS } from '../session/index.js';
import { keep, keepPreferences, keepSearch, readKept, readSearch } from './kept.js';
import { OTHER_COVERAGE } from './other-coverage.js';

const text = (max: number) => z.string().check(z.maxLength(max));

const PersonDraft = z.object({
  /** Tells people apart while some are added and removed. */
  key: z.int(),
  age: text(3),
  gender: text(10),
  usesTobacco: z.boolean(),
  other: z.union([z.literal(''), z.enum(OTHER_COVERAGE)]),
  isPregnant: z.boolean(),
  isParent: z.boolean(),
});
export type PersonDraft = z.infer<typeof PersonDraft>;
const Draft = z.object({
  income: text(20), zip: text(LENGTHS.zip), county: text(8), year: text(4), use: z.enum(CARE_LEVELS),
  people: z.array(PersonDraft).check(z.minLength(1), z.maxLength(HOUSEHOLD.maxPeople)),
});
/** The search form as it stands, complete or not: it survives a reload. */
export type Draft = z.infer<typeof Draft>;

export const newPerson = (key: number): PersonDraft => ({ key, age: '', gender: '', usesTobacco: false, other: '', isPregnant: false, isParent: false });
const EMPTY: Draft = { income: '', zip: '', county: '', year: '', use: USUAL_CARE, people: [newPerson(0)] };

export const draftOf = ({ household, place, year }: PlanSearch): Draft => ({
  income: String(household.income), zip: place.zipcode, county: `${place.countyfips} ${place.state}`, year: String(year),
  use: household.people[0]?.utilization_level ?? USUAL_CARE,
  people: household.people.map((person, key) => ({
    key, age: String(person.age), gender: person.gender ?? '', usesTobacco: person.uses_tobacco ?? false,
    // A kept search knows only that there was none.
    other: person.aptc_eligible ? 'none' : '', isPregnant: person.is_pregnant ?? false, isParent: person.is_parent ?? false,
  })),
});

const readDraft = (): Draft => {
  const last = readSearch();
  return readKept(PRIVATE_KEYS.searchDraft, Draft) ?? (last ? draftOf(last) : EMPTY);
};

export function useDraft(): [Draft, (changes: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => keep(PRIVATE_KEYS.searchDraft, draft), [draft]);
  return [draft, useCallback((changes) => setDraft((before) => ({ ...before, ...changes })), [])];
}

/** Makes a saved search the last one, so that the marketplace page opens with it. */
export function putInPlace({ search, preferences }: SearchToSave): void {
  keepSearch(search);
  keepPreferences(preferences);
  keep(PRIVATE_KEYS.searchDraft, draftOf(search));
}

/** Answers given elsewhere on this site (the quiz) that the search would otherwise ask for again. */
export function carryToSearch({ zip, age }: { readonly zip: string; readonly age: string }): void {
  const draft = readDraft();
  const [first = newPerson(0), ...others] = draft.people;
  const isSamePlace = zip === draft.zip;
  keep(PRIVATE_KEYS.searchDraft, { ...draft, zip, county: isSamePlace ? draft.county : '', people: [{ ...first, age }, ...others] });
}
