import * as z from 'zod/mini';
import { MarketplaceError, type Fault, type Operation } from './marketplace-error.js';

const words = z.optional(z.nullable(z.string()));
const codeLike = z.optional(z.nullable(z.union([z.string(), z.number()])));
/** The message has several names, and codes can be strings or numbers. */
const ErrorBody = z.object({ message: words, error: words, msg: words, err: words, code: codeLike });

const NOT_SERVED = /not a valid marketplace state/i;
const TIMED_OUT = '1007';
/** A year without a poverty guideline: no such data, although its status is 400. */
const NO_GUIDELINE = '1009';
/** Errors of its API gateway have no code, or the HTTP status. */
const OWN_CODE = /^1\d{3}$/;

/** `now`: milliseconds since 1970. */
export function readError(
  operation: Operation,
  response: Pick<Response, 'status' | 'headers'>,
  body: string,
  now: number,
): MarketplaceError {
  const { status } = response;
  const said = parseBody(body);
  const code = said?.code === undefined || said.code === null ? null : String(said.code);
  const sentence = said?.message ?? said?.error ?? said?.msg ?? said?.err ?? '';
  const kind = kindOf(status, code, sentence, said !== null);
  return new MarketplaceError(kind, operation, {
    status,
    code: code !== null && /^\d{1,6}$/.test(code) ? code : null,
    retryable: [502, 503, 504].includes(status) || code === TIMED_OUT,
    waitMs: kind === 'tooMany' || status === 503 ? waitFrom(response.headers, now, kind === 'tooMany') : undefined,
  });
}

function kindOf(status: number, code: string | null, sentence: string, readable: boolean): Fault {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'tooMany';
  if (status >= 500) return 'unavailable';
  // An error response that cannot be parsed comes from a proxy. Even with status 404, it says nothing about the
  // requested plan.
  if (!readable || status < 400) return 'badAnswer';
  if (code === NO_GUIDELINE) return 'notFound';
  // A "not found" error deletes an entry from the cache, so it counts only if the response has one of the marketplace's
  // own codes.
  if (status === 404) return OWN_CODE.test(code ?? '') ? 'notFound' : 'badAnswer';
  return NOT_SERVED.test(sentence) ? 'stateExchange' : 'invalid';
}

function parseBody(body: string): z.infer<typeof ErrorBody> | null {
  try {
    const parsed = z.safeParse(ErrorBody, JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Returns the milliseconds to wait according to the header `Retry-After` (seconds or a date). If this header is missing
 * and `mayReset` is true, the header `RateLimit-Reset` (seconds) is used. Returns undefined if no valid time is given.
 */
function waitFrom(headers: Headers, now: number, mayReset: boolean): number | undefined {
  const after = headers.get('retry-after') ?? (mayReset ? headers.get('ratelimit-reset') : null);
  if (after === null) return undefined;
  const seconds = Number(after);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}
