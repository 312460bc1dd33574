import type * as z from 'zod/mini';
import type { Access } from './access.js';
import type { AnyErrorCode } from './messages/all-errors.js';
import type { LimitName } from './limits.js';

type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the product's own API, described once. The controller parses with it, the browser calls with it, and
 * the API description, the role matrix and the fuzz test are derived from it.
 */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method;
  /** Path with `:name` parameters, for instance `/api/plans/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The answer is the same for all who may have it: a session found a moment ago will do (`SESSION.recentFor`). */
  readonly recentSession?: true;
  /** HTTP status of success; 200 when left out, 204 means no body. */
  readonly status?: number;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Left out: no JSON body (204, a redirect or a file). */
  readonly reply?: R;
  /** Errors a caller must expect beyond the general ones. */
  readonly errors?: readonly AnyErrorCode[];
  /** Address a browser goes on to when a form was sent without scripts; such a form is taken only where this is set. */
  readonly afterPlainForm?: string;
  /** Rate limits that guard this call, by name in `limits.ts`. */
  readonly limits?: readonly LimitName[];
  /** A limit that counts only calls refused with this error; who has used it up is refused before. */
  readonly refusalLimit?: { readonly error: AnyErrorCode; readonly limit: LimitName };
}

/** The described part without the `undefined` that an optional property adds. */
type Part<S> = Exclude<S, undefined>;
type Parsed<S> = [Part<S>] extends [never] ? undefined : Part<S> extends Schema ? z.core.output<Part<S>> : undefined;
type Sent<S> = [Part<S>] extends [never] ? undefined : Part<S> extends Schema ? z.core.input<Part<S>> : undefined;

/** What the controller receives once the request was parsed. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
/** What a caller has to send. */
export interface CallOf<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;

/** Keeps the exact schema types of a description. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(description: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return description;
}

/** Fills `:name` parts of a path; values are escaped. */
export function pathOf(description: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}): string {
  return description.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
