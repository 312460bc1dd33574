import { useState } from 'react';
import { accountOwner, PRIVATE_KEYS, readPrivate, useSession } from '#features/session/index.js';
import { useAppSelector } from '#store/index.js';
import type { CareLists } from './care-lists.slice.js';

/** Whether this browser contains a medicine or a doctor, without reading the lists, which needs more code. */
const hasStored = (): boolean => /"(?:rxcui|npi)"/.test(readPrivate(PRIVATE_KEYS.care) ?? '');
const isListed = ({ medicines, doctors }: CareLists): boolean => medicines.length + doctors.length > 0;

/** Returns whether this browser contains a list of medicines or doctors, which may be waiting to go to the account. */
export const useHasStoredLists = (): boolean =>
  // The lists are in the store as soon as something has read them, and change there first.
  useAppSelector(({ careLists }) => (careLists ? isListed(careLists) : hasStored()));

/** Whether lists in an account cannot be read: the session check failed where somebody has signed in. */
export function useIsAccountUnread(): boolean {
  const { isCheckFailed } = useSession();
  return isCheckFailed && accountOwner() !== null;
}

/**
 * Returns whether the person may have a list of medicines or doctors, so that the code for these lists must be loaded.
 * The lists of a signed-in person are in the account, and the lists of a guest are in this browser. The result is null
 * as long as the session check is in progress, and stays true if the person empties their lists.
 */
export function useMayHaveLists(): boolean | null {
  const { isSignedIn, isCheckFailed, loading } = useSession();
  const isAccountUnread = useIsAccountUnread();
  const hasOwn = useHasStoredLists();
  const [isKnown, setKnown] = useState(false);
  const mayHave = isSignedIn || isAccountUnread || hasOwn;
  if (mayHave && !isKnown) setKnown(true);
  return mayHave || isKnown || (loading && !isCheckFailed ? null : false);
}
