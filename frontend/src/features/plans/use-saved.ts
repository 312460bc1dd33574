import { useMemo } from 'react';
import { SAVED } from '../../../../backend/src/contract/limits.js';
import { SAVED_WORDS } from '../../../../backend/src/contract/messages/saved.js';
import type { ItemsToSave, PlanToSave, SearchToSave } from '../../../../backend/src/contract/saved.contract.js';
import { failureText } from '../../api/index.js';
import { useAuth } from '../session/index.js';
import { savedApi } from './saved.api.js';
import { forgetAllHere, forgetHere, planKey, saveHere, searchKey, useSavedHere } from './saved-here.js';

/** A saved thing under the name by which it is forgotten: the server's id, or what it is while it lies in this browser. */
export type Kept<T> = T & { readonly id: string };
/** What went wrong, in words; null when nothing did. */
type Outcome = Promise<string | null>;

export interface Saved {
  readonly searches: readonly Kept<SearchToSave>[];
  readonly plans: readonly Kept<PlanToSave>[];
  readonly isInAccount: boolean;
  /** The account's items could not be read. */
  readonly isUnknown: boolean;
  /** How many things were saved in this browser before signing in. */
  readonly waiting: number;
  readonly save: (items: Partial<ItemsToSave>) => Outcome;
  readonly forget: (id: string) => Outcome;
  /** Moves what waits in this browser into the account; it leaves the browser only once all of it is there. */
  readonly take: () => Outcome;
  readonly drop: () => void;
}

const FULL = SAVED_WORDS.full(SAVED.searches, SAVED.plans);

/** Saved searches and plans: the account's own, or for somebody who is not signed in those of this browser. */
export function useSaved(): Saved {
  const { isSignedIn } = useAuth();
  const here = useSavedHere();
  const { data, isError, refetch } = savedApi.useSavedItemsQuery(undefined, { skip: !isSignedIn });
  const [send] = savedApi.useSaveMutation();
  const [remove] = savedApi.useForgetMutation();
  async function told(work: Promise<string | null>): Outcome {
    try {
      return await work;
    } catch (failure) {
      return failureText(failure, SAVED_WORDS.failed);
    } finally {
      void refetch();
    }
  }
  const post = async (items: Partial<ItemsToSave>) => ((await send({ body: { searches: [], plans: [], ...items } }).unwrap()).leftOut > 0 ? FULL : null);
  const items = useMemo(() => ({
    searches: isSignedIn ? (data?.searches ?? []) : here.searches.map((one) => ({ ...one, id: searchKey(one) })),
    plans: isSignedIn ? (data?.plans ?? []) : here.plans.map((one) => ({ ...one, id: planKey(one) })),
  }), [isSignedIn, data, here]);
  return {
    ...items,
    isInAccount: isSignedIn, isUnknown: isSignedIn && isError,
    waiting: isSignedIn ? here.searches.length + here.plans.length : 0,
    save: async (added) => (isSignedIn ? told(post(added)) : saveHere({ searches: [], plans: [], ...added }) > 0 ? FULL : null),
    forget: async (id) => (isSignedIn ? told(remove({ params: { id } }).unwrap().then(() => null)) : (forgetHere(id), null)),
    take: () => told(post({ searches: here.searches.toReversed(), plans: here.plans.toReversed() }).then((problem) => problem ?? (forgetAllHere(), null))),
    drop: forgetAllHere,
  };
}
