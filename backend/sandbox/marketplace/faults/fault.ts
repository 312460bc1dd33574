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
  /** Path below /api/v1 that the simulated fault applies to, with `*` as a wildcard. The default is all paths. */
  path?: string;
  method?: string;
  /** Number of calls it applies to. The default is 1; with 0, it applies until all faults are cleared. */
  count?: number;
  /** Milliseconds. The default is 3,000 for the fault `slow` and none for others. */
  delayMs?: number;
  /** Value of the header Retry-After in an error response, in seconds. If it is omitted, the header is not sent. */
  retryAfterSeconds?: number;
}

/** Returns an error message for an invalid fault, so that a typo in a test does not go unnoticed. */
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
