import { useMemo } from 'react';
import { failureText } from '#api/index.js';
import type { ItemsToSave, PlanToSave, SearchToSave } from '#contract/api/saved.contract.js';
import { SAVED } from '#contract/limits/plans.js';
import { useAuth } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { savedApi } from '../api/saved.api.js';
import { SAVED_WORDS } from '../messages/saved.js';
import {
  allItemsRemoved,
  itemRemoved,
  planKey,
  saveInBrowser,
  searchKey,
  useSavedInBrowser,
} from '../storage/saved-in-browser.slice.js';

/** A saved item with the id to remove it: the server's or, in the browser, a key made from its content. */
export type SavedItem<T> = T & { readonly id: string };
/** The result of changing the saved items: resolves to the error message to show, or to null on success. */
type Outcome = Promise<string | null>;

export interface Saved {
  readonly searches: readonly SavedItem<SearchToSave>[];
  readonly plans: readonly SavedItem<PlanToSave>[];
  /** Where the items are. `coming`: those in the account are loading; `notRead`: loading them failed. */
  readonly where: 'coming' | 'notRead' | 'account' | 'browser';
  /** Number of items saved in this browser before signing in that the account does not contain yet. */
  readonly waiting: number;
  readonly save: (items: Partial<ItemsToSave>) => Outcome;
  readonly forget: (id: string) => Outcome;
  /** Moves the browser's items to the account. They leave the browser only after all of them are saved. */
  readonly take: () => Outcome;
  readonly drop: () => void;
}

const FULL = SAVED_WORDS.full(SAVED.searches, SAVED.plans);
const PROBLEMS = { full: FULL, notStored: SAVED_WORDS.notStored } as const;

/** The saved searches and plans, and functions to change them: in the account or, for guests, in this browser. */
export function useSaved(): Saved {
  const dispatch = useAppDispatch();
  const { isSignedIn, loading, isCheckFailed } = useAuth();
  const here = useSavedInBrowser();
  const { data: loaded, isError } = savedApi.useSavedItemsQuery(undefined, { skip: !isSignedIn });
  // After the session has ended, the hook still returns the items that were loaded last.
  const data = isSignedIn ? loaded : undefined;
  const [send] = savedApi.useSaveMutation();
  const [remove] = savedApi.useForgetMutation();
  async function withFailureText(work: Promise<string | null>, text: string = SAVED_WORDS.failed): Outcome {
    try {
      return await work;
    } catch (failure) {
      return failureText(failure, text);
    }
  }
  const post = async (items: Partial<ItemsToSave>) =>
    (await send({ body: { searches: [], plans: [], ...items } }).unwrap()).leftOut > 0 ? FULL : null;
  const items = useMemo(
    () => ({
      searches: isSignedIn ? (data?.searches ?? []) : here.searches.map((one) => ({ ...one, id: searchKey(one) })),
      plans: isSignedIn ? (data?.plans ?? []) : here.plans.map((one) => ({ ...one, id: planKey(one) })),
    }),
    [isSignedIn, data, here],
  );
  return {
    ...items,
    where: data ? 'account' : isError || isCheckFailed ? 'notRead' : isSignedIn || loading ? 'coming' : 'browser',
    waiting: isSignedIn ? here.searches.length + here.plans.length : 0,
    save: async (added) => {
      if (loading) return SAVED_WORDS.sessionUnknown;
      if (isSignedIn) return withFailureText(post(added));
      const problem = dispatch(saveInBrowser({ searches: [], plans: [], ...added }));
      return problem && PROBLEMS[problem];
    },
    forget: async (id) =>
      isSignedIn
        ? withFailureText(
            remove({ params: { id } })
              .unwrap()
              .then(() => null),
            SAVED_WORDS.notRemoved,
          )
        : (dispatch(itemRemoved(id)), null),
    take: () =>
      withFailureText(
        post({ searches: here.searches.toReversed(), plans: here.plans.toReversed() }).then(
          (problem) => problem ?? (dispatch(allItemsRemoved()), null),
        ),
      ),
    drop: () => void dispatch(allItemsRemoved()),
  };
}
