import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import type { SearchToSave } from '#contract/api/saved.contract.js';
import { USUAL_CARE } from '#contract/limits/plans.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer, useAppDispatch, useAppSelector, type AppThunk } from '#store/index.js';
import { isGone, isReadAgain, persist } from '#store/stored-value.js';
import { Draft, draftFromSearch, EMPTY_DRAFT, kindsIn } from '../model/search/search-draft.js';
import type { OwnSearch } from '../model/search/submitted-search.js';
import { preferencesChanged } from './choices.slice.js';
import { privateValue } from './private-value.js';

/** A search with the form's entries that led to it, which contain more than the search itself. */
const StoredSearch = z.extend(PlanSearch, { entries: z.optional(Draft) });
export const storedSearch = privateValue(PRIVATE_KEYS.search, z.nullable(StoredSearch), null);
const storedDraft = privateValue(PRIVATE_KEYS.searchDraft, z.nullable(Draft), null);

/** A stored search with its entries. Older releases stored no expected care, so `USUAL_CARE` is assumed. */
function ownSearch(stored: z.infer<typeof StoredSearch> | null): OwnSearch | null {
  if (!stored) return null;
  const { entries, ...written } = stored;
  const people = written.household.people.map((person) => ({
    ...person,
    utilization_level: person.utilization_level ?? USUAL_CARE,
  }));
  const search = { ...written, household: { ...written.household, people } };
  return { search, entries: entries ?? draftFromSearch(search) };
}

interface Answers {
  /** The entries of the search form, which may be incomplete. */
  readonly draft: Draft;
  /** The last search that was sent. */
  readonly submitted: OwnSearch | null;
  /** The last search that another tab has sent since then. */
  readonly inOtherTab: OwnSearch | null;
}
const NONE: Answers = { draft: EMPTY_DRAFT, submitted: null, inOtherTab: null };

/** The person's answers, for each tab. Reloading restores what was changed last in any tab. */
const answersSlice = createSlice({
  name: 'answers',
  initialState: (): Answers => {
    const submitted = ownSearch(storedSearch.read());
    return { ...NONE, draft: storedDraft.read() ?? submitted?.entries ?? EMPTY_DRAFT, submitted };
  },
  reducers: {
    draftChanged: (answers, { payload }: PayloadAction<Partial<Draft>>) => ({
      ...answers,
      draft: { ...answers.draft, ...payload },
    }),
    searchSubmitted: (answers, { payload: { search, entries } }: PayloadAction<OwnSearch>) => ({
      ...answers,
      submitted: { search, entries },
      inOtherTab: null,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(privateDataCleared, () => NONE)
      .addMatcher(isGone(storedDraft), (answers) => ({ ...answers, draft: EMPTY_DRAFT }))
      .addMatcher(isReadAgain(storedSearch), (answers, { payload }) => {
        const last = ownSearch(payload.value);
        return last && answers.submitted ? { ...answers, inOtherTab: last } : { ...answers, submitted: last };
      }),
  selectors: {
    selectDraft: ({ draft }) => draft,
    /** Selects the last search. Its `kinds` are the answers about other coverage, which the search itself lacks. */
    selectSubmitted: createSelector(
      [({ submitted }: Answers) => submitted],
      (submitted) => submitted && { ...submitted, kinds: kindsIn(submitted.entries) },
    ),
    selectStoredSearch: createSelector(
      [({ submitted }: Answers) => submitted],
      (submitted) => submitted && { ...submitted.search, entries: submitted.entries },
    ),
    selectSubmittedInOtherTab: ({ inOtherTab }) => inOtherTab,
  },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof answersSlice> {}
}
export const { draftChanged, searchSubmitted } = answersSlice.actions;
const selectors = answersSlice.injectInto(rootReducer).selectors;
export const { selectDraft, selectSubmitted, selectSubmittedInOtherTab } = selectors;
persist(answersSlice, storedDraft, selectDraft);
persist(answersSlice, storedSearch, selectors.selectStoredSearch);

export function useDraft(): [Draft, (changes: Partial<Draft>) => void] {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  return [draft, useCallback((changes) => dispatch(draftChanged(changes)), [dispatch])];
}
export const useSubmitted = () => useAppSelector(selectSubmitted);

/** Returns whether the person has said that somebody in the household has VA health care. */
export const useHasVaCare = (): boolean => useAppSelector(selectDraft).people.some(({ other }) => other === 'va');

/** Makes a saved search the last search, so that the plan search opens with it. */
export const openSavedSearch =
  ({ search, preferences, roles }: SearchToSave): AppThunk =>
  (dispatch) => {
    const entries = draftFromSearch(search, roles);
    dispatch(searchSubmitted({ search, entries }));
    dispatch(preferencesChanged(preferences));
    dispatch(draftChanged(entries));
  };
