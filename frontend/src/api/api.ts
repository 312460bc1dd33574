import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { pathOf, type CallOf, type Endpoint, type ReplyOf } from '#contract/api/endpoint.js';
import { REQUEST_LIMITS } from '#contract/loading-delays.js';
import { isAnswered, isSignedOut } from './failure.js';
import { send, type Send } from './send.js';

/**
 * Cache tags. Invalidating a tag sends its queries again. `Private` marks what only signed-in people receive, which
 * goes when the session ends. `Failed` marks failures, so that invalidating it repeats them.
 */
const TAGS = [
  'Private',
  'Account',
  'Alerts',
  'Audit',
  'Consent',
  'ContactRequests',
  'Deadlines',
  'Failed',
  'Jobs',
  'Saved',
  'Session',
  'Shares',
  'Users',
] as const;
type Tag = (typeof TAGS)[number];
type TagOrPart = Tag | { readonly type: Tag; readonly id: string };
const REDUCER = 'api';

export const api = createApi({
  reducerPath: REDUCER,
  baseQuery: send,
  tagTypes: TAGS,
  // When tags are invalidated, refetch at once. By default, RTK Query first waits for all pending requests.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** Sends every query again that has failed and whose response is still wanted. */
export const repeatFailed = () => api.util.invalidateTags(['Failed']);

type Builder = EndpointBuilder<Send, Tag, typeof REDUCER>;
type Given<C> = { [K in keyof C as C[K] extends undefined ? never : K]: C[K] };
/** What an endpoint's hook takes: the request parts (params, query, body) that the contract defines, if any. */
export type Call<E extends Endpoint> = keyof Given<CallOf<E>> extends never ? void : Given<CallOf<E>>;

interface Options {
  /** Time in milliseconds after which a request is given up, if it is not the usual one (`REQUEST_LIMITS`). */
  readonly timeout?: number;
}
interface QueryOptions extends Options {
  /** Seconds for which the store keeps a response after the last component that uses it has unmounted. */
  readonly keep?: number;
  readonly provides?: readonly TagOrPart[];
}
interface MutationOptions extends Options {
  readonly invalidates?: readonly TagOrPart[];
}
interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Address = Pick<Endpoint, 'method' | 'path' | 'access'>;

const requestOf = (description: Address, timeout: number) => (call: unknown) => {
  const { params, query, body } = (call ?? {}) as Parts;
  return { method: description.method, url: pathOf(description, params), query, body, timeout };
};

/** A running query with cache tags. `isOvertaken` says whether a mutation has invalidated one of its tags meanwhile. */
interface Reading {
  readonly tags: readonly TagOrPart[];
  isOvertaken: boolean;
}
const running = new Set<Reading>();
const typeOf = (tag: TagOrPart): Tag => (typeof tag === 'string' ? tag : tag.type);

function overtake(tags: readonly TagOrPart[]): readonly TagOrPart[] {
  const types = tags.map(typeOf);
  for (const reading of running)
    if (reading.tags.some((tag) => types.includes(typeOf(tag)))) reading.isOvertaken = true;
  return tags;
}

export function query<E extends Endpoint>(
  build: Builder,
  description: E | Address,
  options: QueryOptions = {},
): QueryDefinition<Call<E>, Send, Tag, ReplyOf<E>, typeof REDUCER> {
  const { provides = [], timeout = REQUEST_LIMITS.reading } = options;
  return build.query<ReplyOf<E>, Call<E>>({
    query: requestOf(description, timeout),
    keepUnusedDataFor: options.keep,
    providesTags: (_reply, failure) => [
      ...(failure ? ['Failed' as const] : []),
      ...(description.access === 'anyone' ? [] : ['Private' as const]),
      ...provides,
    ],
    onQueryStarted: async (_call, { dispatch, queryFulfilled }) => {
      const reading = { tags: provides, isOvertaken: false };
      running.add(reading);
      await queryFulfilled.catch(() => undefined);
      running.delete(reading);
      if (reading.isOvertaken) dispatch(api.util.invalidateTags([...provides]));
    },
  });
}

/** Defines a mutation. Its cache tags are invalidated even after a rejection: the screen may show outdated data. */
export function mutation<E extends Endpoint>(
  build: Builder,
  description: E | Address,
  options: MutationOptions = {},
): MutationDefinition<Call<E>, Send, Tag, ReplyOf<E>, typeof REDUCER> {
  const { invalidates = [], timeout = REQUEST_LIMITS.changing } = options;
  return build.mutation<ReplyOf<E>, Call<E>>({
    query: requestOf(description, timeout),
    // A request that was refused for want of a session has changed nothing, and asking again would be refused too.
    invalidatesTags: (_reply, failure) =>
      !failure || (isAnswered(failure) && !isSignedOut(failure)) ? overtake(invalidates) : [],
  });
}
