import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCareCounts, useCareFacts } from '#features/care/index.js';
import { plansApi } from '../api/plans.api.js';
import { answerFacts, searchFacts, searchSummary, type AnswerFact } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { usePreferences } from '../storage/choices.slice.js';

/** What the summary of a search needs besides the search: county names, and whether own care is counted. */
function useKnown(submitted: SubmittedSearch | null) {
  const { currentData } = plansApi.useCountiesQuery(
    submitted ? { params: { zip: submitted.search.place.zipcode } } : skipToken,
  );
  const [{ ownCare }] = usePreferences();
  return { counties: currentData?.counties ?? [], hasOwnCare: ownCare !== null };
}

/** The summary of a search in sentences, without the county until its name is loaded. Empty without a search. */
export function useSearchSummary(submitted: SubmittedSearch | null): string {
  const known = useKnown(submitted);
  return submitted ? searchSummary(submitted, known) : '';
}

/**
 * Returns how many medicines and doctors are on the person's lists, once they count in the plans on the screen. The
 * result is empty for people whose lists are empty, and if it is not known what the plans cover.
 */
function useCountedCare(year: number): readonly string[] {
  const counts = useCareCounts();
  return useCareFacts(year).careOf && counts ? [counts] : [];
}

/** Returns the main answers of a search and how many medicines and doctors are on the person's lists. */
export function useAnswerFacts(submitted: SubmittedSearch): readonly AnswerFact[] {
  const [{ ownCare }] = usePreferences();
  const [counted] = useCountedCare(submitted.search.year);
  return answerFacts(submitted.search, { hasOwnCare: ownCare !== null, counted });
}

/**
 * The main facts of a search and the lists in one line, and the whole summary in sentences. The facts have only the ZIP
 * code: the county's name arrives later and would make the line wrap.
 */
export function useSearchFacts(submitted: SubmittedSearch): { facts: readonly string[]; sentence: string } {
  const known = useKnown(submitted);
  const counted = useCountedCare(submitted.search.year);
  return {
    facts: [...searchFacts(submitted.search, { ...known, counties: [] }), ...counted],
    sentence: searchSummary(submitted, known),
  };
}
