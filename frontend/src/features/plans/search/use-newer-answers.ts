import { useAppSelector } from '#store/index.js';
import { draftOf } from '../model/search/draft-of.js';
import type { Draft } from '../model/search/search-draft.js';
import { isDraftChanged, isSameSearch, type SubmittedSearch } from '../model/search/submitted-search.js';
import { selectLastSearch } from '../storage/last-search.slice.js';
import { useDraft } from '../storage/search-draft.slice.js';
import { useSearchedDraft } from '../storage/searched-draft.slice.js';

/**
 * Returns the answers with which another tab has found other plans since this tab found those on the screen. A plan
 * that is opened in a new tab has the prices for these answers. The result is null if there are none, or if the person
 * has changed answers in this tab, which are not to be lost.
 */
export function useNewerAnswers(shown: SubmittedSearch | null): Draft | null {
  const last = useAppSelector(selectLastSearch);
  const searched = useSearchedDraft();
  const [draft] = useDraft();
  if (!shown || !last || isSameSearch(last, shown.search) || isDraftChanged(shown, draft)) return null;
  return draftOf({ search: last, kinds: null }, searched);
}
