import type * as z from 'zod/mini';
import type { Access } from '../access.js';
import type { AnyErrorCode } from '../errors/all-errors.js';
import type { LimitName } from '../limits/rate-limits.js';

type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The server parses requests by it, and browsers send them by it. OpenAPI and tests are derived from it. */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method;
  /** Path of an endpoint, in which `:name` stands for a parameter, for instance `/api/plans/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * True if everyone who may call the endpoint gets the same data. The server then does not look up the caller's
   * session again if it has looked up this session within the last `SESSION.recentFor` seconds.
   */
  readonly recentSession?: true;
  /**
   * Whether callers must have proved their identity within the last `SESSION.freshFor` seconds. `always`: every call
   * needs this proof. `forSomeInput`: only sensitive input needs it, such as a change of role. A call without the proof
   * fails with `auth.freshSignInNeeded`, which does not have to be listed in `errors`.
   */
  readonly freshSignIn?: 'always' | 'forSomeInput';
  /** HTTP status of a successful reply. The default is 200. A reply with status 204 has no body. */
  readonly status?: number;
  /** Status of a reply that reports a failure, such as 503 of a health check. The schema is the same. */
  readonly statusIfNot?: number;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Schema of the JSON reply. It is omitted for status 204, redirects and files. */
  readonly reply?: R;
  /** Codes of the errors that an endpoint can return, in addition to the errors that any call can return. */
  readonly errors?: readonly AnyErrorCode[];
  /** Where a browser without JavaScript goes after the form. Without a page, such forms are rejected. */
  readonly afterPlainForm?: string | ((reply: unknown) => string);
  /** Pages that can show one of these errors themselves. Other errors get a page of their own. */
  readonly afterPlainFormError?: Partial<Readonly<Record<AnyErrorCode, string>>>;
  /**
   * True for the address in the header List-Unsubscribe of a mail. Mail programs send a form to it (RFC 8058), which is
   * accepted and not read. The reply to such a form is no redirect, because mail programs do not follow one.
   */
  readonly isOneClick?: true;
  /** Names of the rate limits that apply to an endpoint. The rate limits are defined in `rate-limits.ts`. */
  readonly limits?: readonly LimitName[];
  /** Browsers call it without any action by the person, so that only the limits in `limits` apply. */
  readonly isAutomatic?: true;
  /**
   * Additional rate limits of an endpoint that count only calls that fail with the given error. Once a caller has
   * reached one of these limits, all further calls from this caller to the endpoint are rejected for a while.
   */
  readonly refusalLimits?: { readonly error: AnyErrorCode; readonly limits: readonly LimitName[] };
}

type Part<S> = Exclude<S, undefined>;
type Parsed<S> = [Part<S>] extends [never] ? undefined : Part<S> extends Schema ? z.core.output<Part<S>> : undefined;
type Sent<S> = [Part<S>] extends [never] ? undefined : Part<S> extends Schema ? z.core.input<Part<S>> : undefined;

export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
export interface CallOf<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;

export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(description: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return description;
}

/** Returns a path with its `:name` parameters replaced by the URL-encoded values of `params`. */
export function pathOf(description: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}): string {
  return description.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
