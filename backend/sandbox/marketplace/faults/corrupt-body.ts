import type { FaultKind } from './fault.js';

const HUGE_BYTES = 11 * 1024 * 1024;
const PRICES: ReadonlySet<string> = new Set(['premium', 'premium_w_credit', 'ehb_premium', 'aptc']);
/** Response fields that the fault `missing-fields` removes, chosen because a client is likely to rely on them. */
const DROPPED: ReadonlySet<string> = new Set([
  'premium',
  'deductibles',
  'issuer',
  'metal_level',
  'fips',
  'aptc',
  'coverage',
  'rxcui',
  'current',
  'total',
]);

/** How to break the body of a successful response, by fault kind. Other kinds leave it unchanged. */
export const CORRUPT_BODY: Partial<Record<FaultKind, (body: string) => string>> = {
  'broken-json': (body) => body.replace(':', ' = '),
  truncated: (body) => body.slice(0, Math.floor(body.length * 0.6)),
  // NaN is not valid JSON, but some C libraries write it anyway. Clients of the API must reject it.
  nan: (body) => body.replace(/"(premium|premium_w_credit|aptc|amount|current|total)":-?[\d.]+/g, '"$1":NaN'),
  'negative-premium': (body) =>
    JSON.stringify(JSON.parse(body), (key, value: unknown) =>
      PRICES.has(key) && typeof value === 'number' ? -Math.abs(value) - 1 : value,
    ),
  'missing-fields': (body) =>
    JSON.stringify(JSON.parse(body), (key, value: unknown) => (DROPPED.has(key) ? undefined : value)),
  huge: (body) => {
    const padding = 'x'.repeat(HUGE_BYTES);
    return body.startsWith('[') ? `["${padding}",${body.slice(1)}` : `{"padding":"${padding}",${body.slice(1)}`;
  },
  empty: () => '',
};

export const HTML_PAGE =
  '<!doctype html><html><head><title>Access Denied</title></head><body><h1>Access Denied</h1></body></html>';
