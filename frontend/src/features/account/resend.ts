import { failureText, isFailure } from '#api/index.js';
import type { AppThunk } from '#store/index.js';
import { accountApi } from './account.api.js';
import { RESEND } from './messages.js';

export const resendProblem = (failure: unknown): string =>
  isFailure(failure) && failure.status === 'timeout' ? RESEND.timeout : failureText(failure, RESEND.failed);

export const resend =
  (email: string): AppThunk<Promise<string>> =>
  (dispatch) =>
    dispatch(accountApi.endpoints.resendConfirmation.initiate({ body: { email } }, { track: false }))
      .unwrap()
      .then(() => RESEND.done, resendProblem);
