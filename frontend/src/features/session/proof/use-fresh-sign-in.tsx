import { useCallback, useState, type ReactNode } from 'react';
import { isFailure } from '#api/index.js';
import type { ErrorCode } from '#contract/messages/errors.js';
import { lazyPart } from '#ui/index.js';

const NEEDED: ErrorCode = 'auth.freshSignInNeeded';
const ProofDialog = lazyPart(() => import('./ProofDialog.js').then((module) => module.ProofDialog));

/** Returns whether a request failed because the person must first prove again who they are. */
export const needsProof = (failure: unknown): boolean => isFailure(failure) && failure.code === NEEDED;

export interface FreshSignIn {
  /**
   * Sends a request. If the server answers that the person must first prove again who they are, a dialog asks for the
   * proof and the request is sent again. If the person closes the dialog, resolves to the first response.
   */
  readonly fresh: <T extends { error?: unknown }>(send: () => PromiseLike<T>) => Promise<T>;
  /** The dialog in which people prove who they are. The screen must place the dialog outside of other forms. */
  readonly dialog: ReactNode;
}

/** For requests of sensitive actions, which the server accepts only soon after a proof of who the person is. */
export function useFreshSignIn(): FreshSignIn {
  const [asking, setAsking] = useState<{ answer: (isProved: boolean) => void } | null>(null);
  const ask = useCallback(() => new Promise<boolean>((answer) => setAsking({ answer })), []);
  const fresh = useCallback<FreshSignIn['fresh']>(
    async (send) => {
      const first = await send();
      return needsProof(first.error) && (await ask()) ? send() : first;
    },
    [ask],
  );
  const done = (isProved: boolean): void => {
    setAsking(null);
    asking?.answer(isProved);
  };
  return { fresh, dialog: asking && <ProofDialog onDone={done} /> };
}
