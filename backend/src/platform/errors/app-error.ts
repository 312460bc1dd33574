import { ALL_ERRORS, type AnyErrorCode } from '#contract/errors/all-errors.js';

interface Extra {
  /** Shown instead of the standard message. No secrets, and nothing that was entered. */
  detail?: string;
  errors?: Record<string, string>;
  cause?: unknown;
  /** Number of seconds after which the request may succeed if it is repeated, for errors with status 429 or 503. */
  retryAfter?: number;
}

/** The error that services throw, with an error code of the API contract. `ErrorFilter` converts it to a response. */
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
