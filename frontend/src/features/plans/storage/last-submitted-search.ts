import { useState } from 'react';
import { useAppSelector } from '#store/index.js';
import { coverageKindsOf, type SubmittedSearch } from '../model/search/submitted-search.js';
import { selectLastSearch } from './last-search.slice.js';
import { selectDraft } from './search-draft.slice.js';

/**
 * Returns the last search as it was when the component was first rendered. The result becomes null when the search is
 * deleted, for example because the person logged out in another tab. It contains the answers about other coverage only
 * if the form's entries are still those of the same search.
 */
export function useLastSubmittedSearch(): SubmittedSearch | null {
  const search = useAppSelector(selectLastSearch);
  const draft = useAppSelector(selectDraft);
  const [last] = useState(() => search && { search, kinds: coverageKindsOf(search, draft) });
  return search && last;
}
