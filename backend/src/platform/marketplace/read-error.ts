import * as z from 'zod/mini';
import { type Fault, MarketplaceError, type Operation } from './marketplace-error.js';

const words = z.optional(z.nullable(z.string()));
const codeLike = z.optional(z.nullable(z.union([z.string(), z.number()])));
/** Bodies name their fields in two ways (contract section 9), and codes come as strings or numbers. */
const ErrorBody = z.object({ message: words, error: words, msg: words, err: words, code: codeLike });

const NOT_SERVED = /not a valid marketplace state/i;
const TIMED_OUT = '1007';
/** Answers 400 although it means "there is none" (contract section 9). */
const NO_GUIDELINE = '1009';
/** All the marketplace's own codes are of this form; its gateway has none, or says 404 once more. */
const OWN_CODE = /^1\d{3}$/;

/** Turns an answer that is not a success into the typed error. `body` is the text as it came. */
export function readError(operation: Operation, response: Pick<Response, 'status' | 'headers'>, body: string, now: number): MarketplaceError {
  const { status } = response;
  const said = parseBody(body);
  const code = said?.code === undefined || said.code === null ? null : String(said.code);
  const sentence = said?.message ?? said?.error ?? said?.msg ?? said?.err ?? '';
  const kind = kindOf(operation, status, code, sentence, said !== null);
  return new MarketplaceError(kind, operation, {
    status,
    code: code !== null && /^\d{1,6}$/.test(code) ? code : null,
    retryable: [502, 503, 504].includes(status) || code === TIMED_OUT,
    waitMs: kind === 'tooMany' || status === 503 ? waitFrom(response.headers, now, kind === 'tooMany') : undefined,
  });
}

function kindOf(operation: Operation, status: number, code: string | null, sentence: string, readable: boolean): Fault {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'tooMany';
  if (status >= 500) return 'unavailable';
  // A page of a proxy is no word of the marketplace about a plan or a ZIP code.
  if (!readable || status < 400) return 'badAnswer';
  if (code === NO_GUIDELINE) return 'notFound';
  // "There is none" ends a saved answer, so it has to be the marketplace's own word; how it says that a ZIP code is unknown is not known (section 2).
  if (status === 404) return operation === 'countiesByZip' || OWN_CODE.test(code ?? '') ? 'notFound' : 'badAnswer';
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

/** Milliseconds to wait: `Retry-After` in seconds or as a date, else after a 429 `RateLimit-Reset` in seconds. */
function waitFrom(headers: Headers, now: number, mayReset: boolean): number | undefined {
  const after = headers.get('retry-after') ?? (mayReset ? headers.get('ratelimit-reset') : null);
  if (after === null) return undefined;
  const seconds = Number(after);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}
