import { api } from '#api/index.js';
import { useAppDispatch, useAppSelector } from '#store/index.js';

/**
 * Provides the properties of a message that the person's medicines or their costs could not be loaded: a function that
 * sends all failed queries again, and whether one of them is being sent. The medicines are not known unless the session
 * is, and their costs are loaded by another feature, so several queries may have failed. The message must stay on the
 * screen while `isBusy` is true.
 */
export function useRepeatFailed(): { readonly isBusy: boolean; readonly onRetry: () => void } {
  const dispatch = useAppDispatch();
  // While a query is repeated, its entry keeps the error of the last attempt.
  const isBusy = useAppSelector((state) =>
    Object.values(state.api.queries).some((entry) => entry?.status === 'pending' && entry.error !== undefined),
  );
  return { isBusy, onRetry: () => dispatch(api.util.invalidateTags(['Failed'])) };
}
