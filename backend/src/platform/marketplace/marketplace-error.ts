export const OPERATIONS = [
  'countiesByZip', 'state', 'marketYears', 'versions', 'searchPlans', 'batchPlans', 'plan', 'estimates',
  'drugsAutocomplete', 'drugsCovered', 'coverageStats',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * What can go wrong, by what a caller can do about it:
 * notFound and stateExchange are answers to show; invalid is our own mistake; tooMany, unauthorized, unavailable and
 * badAnswer mean that there is no answer now.
 */
export const FAULTS = ['notFound', 'stateExchange', 'invalid', 'tooMany', 'unauthorized', 'unavailable', 'badAnswer'] as const;
export type Fault = (typeof FAULTS)[number];

interface Extra {
  status?: number;
  /** The marketplace's own code, a string such as `1006` (contract section 9). */
  code?: string | null;
  reason?: string;
  /** Milliseconds the marketplace asked us to wait. */
  waitMs?: number;
  /** A second try may help and does no harm. */
  retryable?: boolean;
  /** We stopped waiting ourselves; says nothing about the marketplace. */
  abandoned?: boolean;
}

/**
 * The one error of the client. Its text names the operation and the kind of fault, and never the address (which carries
 * the key), the question or words of the answer; for the same reason it has no `cause`.
 */
export class MarketplaceError extends Error {
  readonly status: number | undefined;
  readonly code: string | null;
  readonly waitMs: number | undefined;
  readonly retryable: boolean;
  readonly abandoned: boolean;

  constructor(
    readonly kind: Fault,
    /** `question`: a whole question of several calls. */
    readonly operation: Operation | 'question',
    extra: Extra = {},
  ) {
    const facts = [extra.status && `status ${extra.status}`, extra.code && `code ${extra.code}`, extra.reason].filter(Boolean).join(', ');
    super(`marketplace ${operation}: ${kind}${facts && ` (${facts})`}`);
    this.name = 'MarketplaceError';
    this.status = extra.status;
    this.code = extra.code ?? null;
    this.waitMs = extra.waitMs;
    this.retryable = extra.retryable ?? false;
    this.abandoned = extra.abandoned ?? false;
  }
}

/** True when the marketplace gave no usable answer, so that a saved one may stand in. */
export const isOutage = (error: unknown): error is MarketplaceError =>
  error instanceof MarketplaceError && ['tooMany', 'unauthorized', 'unavailable', 'badAnswer'].includes(error.kind);
