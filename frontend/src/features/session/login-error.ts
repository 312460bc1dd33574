import { LOGIN_FAILED } from '../../../../backend/src/contract/messages/session.js';
import { isFailure, type Failure } from '../../api/index.js';

/** Why signing in failed. The message is the server's detail, else its message, else 'Login failed (status)'. */
export class LoginError extends Error {
  readonly code: string | undefined;
  /** What the server said, when it said anything. */
  readonly detail: string | undefined;
  readonly status: Failure['status'];

  constructor(failure: Failure) {
    super(failure.detail ?? (typeof failure.status === 'number' ? LOGIN_FAILED.withStatus(failure.status) : LOGIN_FAILED.plain));
    this.name = 'LoginError';
    this.code = failure.code;
    this.detail = failure.detail;
    this.status = failure.status;
  }
}

export const loginErrorFrom = (cause: unknown): LoginError => new LoginError(isFailure(cause) ? cause : { status: 'offline' });
