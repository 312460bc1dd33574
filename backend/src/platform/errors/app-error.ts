import { ALL_ERRORS, type AnyErrorCode } from '../../contract/messages/all-errors.js';

interface Extra {
  /** Says more than the catalogue's sentence; shown to the person. Never holds secrets or entries of the person. */
  detail?: string;
  /** Field path -> sentence. */
  errors?: Record<string, string>;
  cause?: unknown;
  /** Seconds after which a repeat may succeed (429 and 503). */
  retryAfter?: number;
}

/** What services throw: a code of the catalogue. One filter turns it into the error envelope. */
export class AppError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly errors: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: AnyErrorCode,
    extra: Extra = {},
  ) {
    super(ALL_ERRORS[code].message, { cause: extra.cause });
    this.name = 'AppError';
    this.status = ALL_ERRORS[code].status;
    this.detail = extra.detail ?? ALL_ERRORS[code].message;
    this.errors = extra.errors;
    this.retryAfter = extra.retryAfter;
  }
}
