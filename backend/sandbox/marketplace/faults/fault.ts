export type FaultKind =
  | 'slow'
  | '401'
  | '429'
  | '500'
  | '503'
  | 'html'
  | 'broken-json'
  | 'truncated'
  | 'reset'
  | 'nan'
  | 'negative-premium'
  | 'missing-fields'
  | 'huge'
  | 'empty';

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
