import { createApi, type EndpointBuilder, type MutationDefinition, type QueryDefinition } from '@reduxjs/toolkit/query/react';
import { pathOf, type CallOf, type Endpoint, type ReplyOf } from '../../../backend/src/contract/endpoint.js';
import { send, type Send } from './send.js';

/** `Private`: answers only a signed-in person gets; forgotten when the session ends. */
type Tag = 'Private';
const REDUCER = 'api';

export const api = createApi({ reducerPath: REDUCER, baseQuery: send, tagTypes: ['Private'], endpoints: () => ({}) });

type Builder = EndpointBuilder<Send, Tag, typeof REDUCER>;
type Given<C> = { [K in keyof C as C[K] extends undefined ? never : K]: C[K] };
/** What a screen passes to a call: only the parts (params, query, body) that the contract names; nothing when it names none. */
export type Call<E extends Endpoint> = keyof Given<CallOf<E>> extends never ? void : Given<CallOf<E>>;

interface Options {
  readonly timeout?: number;
  /** Seconds an answer nobody looks at any more is kept. */
  readonly keep?: number;
}
interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** All that is needed to make a call; its types come from the description, named where only the address is given. */
type Address = Pick<Endpoint, 'method' | 'path' | 'access'>;

const requestOf = (description: Address, options: Options) => (call: unknown) => {
  const { params, query, body } = (call ?? {}) as Parts;
  return { method: description.method, url: pathOf(description, params), query, body, timeout: options.timeout };
};

/** A contract endpoint as a read: argument and answer have the contract's types. */
export function query<E extends Endpoint>(build: Builder, description: E | Address, options: Options = {}): QueryDefinition<Call<E>, Send, Tag, ReplyOf<E>, typeof REDUCER> {
  return build.query<ReplyOf<E>, Call<E>>({
    query: requestOf(description, options),
    keepUnusedDataFor: options.keep,
    providesTags: description.access === 'anyone' ? [] : ['Private'],
  });
}

/** A contract endpoint as a change (or as a search that must run each time it is asked for). */
export function mutation<E extends Endpoint>(build: Builder, description: E | Address, options: Options = {}): MutationDefinition<Call<E>, Send, Tag, ReplyOf<E>, typeof REDUCER> {
  return build.mutation<ReplyOf<E>, Call<E>>({ query: requestOf(description, options) });
}
