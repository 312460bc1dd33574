import type { Page } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { storedListAddress } from '../storage/list-address.js';
import { OPEN, useFinderPages } from './use-finder-pages.js';

/**
 * Returns the page with the list of plans, and its URL (`to`) with the order, the filters and the length that the list
 * had in this tab. For a signed-in person, it is the list that this tab showed last, because both lists are open to
 * this person.
 */
export function useListLink(): { readonly page: Page; readonly to: string } {
  const { results } = useFinderPages();
  const { isSignedIn } = useSession();
  const last = storedListAddress.read();
  const page = isSignedIn && last.startsWith(OPEN.results.path) ? OPEN.results : results;
  return { page, to: last.startsWith(page.path) ? last : page.path };
}
