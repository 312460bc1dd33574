/** Ways in which the marketplace can be made to misbehave, one per failure that the site has to survive. */
export const FAULT_KINDS = [
  'slow',
  '401',
  '429',
  '500',
  '503',
  'html',
  'broken-json',
  'truncated',
  'reset',
  'nan',
  'negative-premium',
  'missing-fields',
  'huge',
  'empty',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  /** Path below /api/v1 with `*` for anything; every path when left out. */
  path?: string;
  method?: string;
  /** How many calls it hits, 1 when left out; 0 = until it is cleared. */
  count?: number;
  /** Milliseconds to wait first; `slow` without it waits 3,000. */
  delayMs?: number;
  /** For 429: the header Retry-After; left out = no such header. */
  retryAfterSeconds?: number;
}

/** Text for a body that is no fault, so that a mistyped switch is noticed. */
export function readFault(value: unknown): Fault | string {
  if (typeof value !== 'object' || value === null) return 'a fault is an object';
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value));
  const kind = FAULT_KINDS.find((known) => known === fields['kind']);
  if (!kind) return `kind must be one of ${FAULT_KINDS.join(', ')}`;
  return {
    kind,
    path: textOf(fields['path']),
    method: textOf(fields['method']),
    count: numberOf(fields['count']),
    delayMs: numberOf(fields['delayMs']),
    retryAfterSeconds: numberOf(fields['retryAfterSeconds']),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
