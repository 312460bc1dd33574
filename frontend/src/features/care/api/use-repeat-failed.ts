import { useState } from 'react';
import { api } from '#api/index.js';
import { useAppDispatch, type AppThunk } from '#store/index.js';

/**
 * Names of the queries on which the person's medicines and their costs depend. The costs are loaded by the feature with
 * the plans, and the medicines are not known unless the session is.
 */
const NEEDED: readonly string[] = ['me', 'myMedicines', 'checkMedicines', 'ownCareCosts'];

interface Repeatable {
  readonly initiate: (
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ) => AppThunk<PromiseLike<unknown>>;
}

/** Sends the failed queries again. Resolves when all of them have been answered or have failed once more. */
const repeatFailed = (): AppThunk<Promise<unknown>> => (dispatch, getState) => {
  const endpoints: Readonly<Record<string, Repeatable | undefined>> = api.endpoints;
  const failed = Object.values(getState().api.queries).filter(
    (entry) => entry?.status === 'rejected' && NEEDED.includes(entry.endpointName),
  );
  return Promise.all(
    failed.map((entry) => {
      const again = endpoints[entry?.endpointName ?? '']?.initiate;
      return again && dispatch(again(entry?.originalArgs, { forceRefetch: true, subscribe: false }));
    }),
  );
};

/**
 * Provides the properties of a message that the person's medicines or their costs could not be loaded: a function that
 * tries again, and whether it is trying now. The message must stay on the screen while `isBusy` is true.
 */
export function useRepeatFailed(): { readonly isBusy: boolean; readonly onRetry: () => void } {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const onRetry = (): void => {
    setBusy(true);
    void dispatch(repeatFailed()).finally(() => setBusy(false));
  };
  return { isBusy, onRetry };
}
