export const OPERATIONS = [
  'marketYears',
  'versions',
  'searchPlans',
  'batchPlans',
  'plan',
  'crosswalk',
  'estimates',
  'drugsAutocomplete',
  'drugsCovered',
  'providersAutocomplete',
  'providersCovered',
  'coverageStats',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * Kinds of marketplace errors, grouped by what the caller can do about them. `notFound` and `stateExchange` are results
 * that can be shown. `invalid` means that the site's own request was wrong. `tooMany`, `unauthorized`, `unavailable`
 * and `badAnswer` mean that there is no answer at the moment.
 */
export const FAULTS = [
  'notFound',
  'stateExchange',
  'invalid',
  'tooMany',
  'unauthorized',
  'unavailable',
  'badAnswer',
] as const;
export type Fault = (typeof FAULTS)[number];

interface Extra {
  status?: number | undefined;
  code?: string | null;
  reason?: string;
  waitMs?: number;
  /** Whether it is safe and useful to repeat the failed marketplace call. */
  retryable?: boolean;
  /** The client itself ended the call, which says nothing about the marketplace. */
  abandoned?: boolean;
}

/**
 * The only error that the marketplace client throws. Its message contains the operation and the kind of error. To keep
 * the API key (which is part of the URL) and personal data out of logs, the error contains neither the URL nor the
 * request nor the response, and has no `cause`.
 */
export class MarketplaceError extends Error {
  readonly status: number | undefined;
  readonly code: string | null;
  readonly waitMs: number | undefined;
  readonly retryable: boolean;
  readonly abandoned: boolean;

  constructor(
    readonly kind: Fault,
    /** The marketplace operation that failed, or `question` if a query with several operations failed as a whole. */
    readonly operation: Operation | 'question',
    extra: Extra = {},
  ) {
    const facts = [extra.status && `status ${extra.status}`, extra.code && `code ${extra.code}`, extra.reason]
      .filter(Boolean)
      .join(', ');
    super(`marketplace ${operation}: ${kind}${facts && ` (${facts})`}`);
    this.name = 'MarketplaceError';
    this.status = extra.status;
    this.code = extra.code ?? null;
    this.waitMs = extra.waitMs;
    this.retryable = extra.retryable ?? false;
    this.abandoned = extra.abandoned ?? false;
  }
}

/** No usable answer, so that a cached one may be used instead. */
export const isOutage = (error: unknown): error is MarketplaceError =>
  error instanceof MarketplaceError && ['tooMany', 'unauthorized', 'unavailable', 'badAnswer'].includes(error.kind);
