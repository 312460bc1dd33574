import { draftFromSearch, type Draft } from './search-draft.js';
import { isDraftChanged, type SubmittedSearch } from './submitted-search.js';

/** Entries that a draft may leave out. They are named, so that they replace those of the draft on the screen. */
const UNSAID = { isIncomeUnknown: undefined, isYearAssumed: undefined } as const;

/**
 * Returns the form's entries that lead to the given search. `searched` contains the entries of the last search that
 * found plans, if they are known. If they do not belong to the given search, the entries are made from the search.
 */
export function draftOf(submitted: SubmittedSearch, searched: Draft | null): Draft {
  if (searched && !isDraftChanged(submitted, searched)) return { ...UNSAID, ...searched };
  const draft = draftFromSearch(submitted.search);
  const people = draft.people.map((person, index) => ({ ...person, other: submitted.kinds?.[index] ?? person.other }));
  return { ...draft, people };
}
