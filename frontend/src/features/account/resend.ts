import type { AppThunk } from '#store/index.js';
import { accountApi } from './account.api.js';
import { RESEND } from './messages.js';
import { resendProblem } from './resend-problem.js';

export const resend =
  (email: string): AppThunk<Promise<string>> =>
  (dispatch) =>
    dispatch(accountApi.endpoints.resendConfirmation.initiate({ body: { email } }, { track: false }))
      .unwrap()
      .then(() => RESEND.done, resendProblem);
