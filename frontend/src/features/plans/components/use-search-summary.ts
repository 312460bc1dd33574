import { skipToken } from '@reduxjs/toolkit/query/react';
import { plansApi } from '../api/plans.api.js';
import { searchSummary } from '../model/search-summary.js';
import type { SubmittedSearch } from '../model/submitted-search.js';
import { usePreferences } from '../storage/preferences.slice.js';

/**
 * Returns the summary of a search as a sentence. Until the county's name is loaded, the sentence does not mention it.
 * Without a search, the result is empty.
 */
export function useSearchSummary(submitted: SubmittedSearch | null): string {
  const { currentData } = plansApi.useCountiesQuery(
    submitted ? { params: { zip: submitted.search.place.zipcode } } : skipToken,
  );
  const [{ ownCare }] = usePreferences();
  return submitted
    ? searchSummary(submitted, { counties: currentData?.counties ?? [], hasOwnCare: ownCare !== null })
    : '';
}
