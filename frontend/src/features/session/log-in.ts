import { isFailure, type Failure } from '#api/index.js';
import type { AppThunk } from '#store/index.js';
import { LOGIN_FAILED } from './messages/session.js';
import { LOG_OUT, sessionApi } from './session.api.js';

/** A failed login. The message: the server's `detail`, else its `message`, else a text with the HTTP status. */
export class LoginError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly status: Failure['status'];

  constructor(failure: Failure) {
    super(
      failure.detail ??
        (typeof failure.status === 'number' ? LOGIN_FAILED.withStatus(failure.status) : LOGIN_FAILED.plain),
    );
    this.name = 'LoginError';
    this.code = failure.code;
    this.detail = failure.detail;
    this.status = failure.status;
  }
}

const loginErrorFrom = (cause: unknown): LoginError => new LoginError(isFailure(cause) ? cause : { status: 'offline' });

/** Signs in, then loads the new session. Throws a `LoginError`. */
export const logIn =
  (email: string, password: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await dispatch(sessionApi.endpoints.logIn.initiate({ body: { email, password } }, { track: false })).unwrap();
    } catch (cause) {
      throw loginErrorFrom(cause);
    }
    await dispatch(sessionOpened());
  };

export const sessionOpened = (): AppThunk<Promise<void>> => async (dispatch) => {
  // Remove the result of an earlier logout. If that logout failed, a notice about the failure is still on the screen,
  // although the new session has replaced the old one.
  dispatch(sessionApi.internalActions.removeMutationResult({ fixedCacheKey: LOG_OUT }));
  // Wait for the session check before navigating, because a guard that still sees the old session would redirect the
  // person to the login page.
  await dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
};
