import { useState } from 'react';
import { useAppSelector } from '#store/index.js';

/**
 * Returns whether the message that something could not be loaded (`isFailed`) must be on the screen, and whether failed
 * queries are being sent again. The message stays on the screen while they are, even though `isFailed` may then be
 * false. The medicines are not known unless the session is, and their costs are loaded by another feature, so several
 * queries may have failed.
 */
export function useFailureShown(isFailed: boolean): { readonly isShown: boolean; readonly isBusy: boolean } {
  // While a query is repeated, its entry keeps the error of the last attempt.
  const isBusy = useAppSelector((state) =>
    Object.values(state.api.queries).some((entry) => entry?.status === 'pending' && entry.error !== undefined),
  );
  const [wasShown, setWasShown] = useState(false);
  const isShown = isFailed || (wasShown && isBusy);
  if (isShown !== wasShown) setWasShown(isShown);
  return { isShown, isBusy };
}
