import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '../../contract/endpoint.js';
import { AppError } from '../errors/app-error.js';
import { isPlainForm, plainEntries } from './plain-form.js';

/** Parses a request by its description. Throws `request.invalid` with a sentence for each field that does not fit. */
export function parseInput<E extends Endpoint>(description: E, request: Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers'>): InputOf<E> {
  const isPlain = isPlainForm(request);
  if (isPlain && description.afterPlainForm === undefined) throw new AppError('request.wrongType');
  return {
    params: parse(description.params, request.params),
    query: parse(description.query, request.query),
    body: parse(description.body, isPlain ? plainEntries(request.body) : (request.body ?? undefined)),
  } as InputOf<E>;
}

function parse(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  throw new AppError('request.invalid', { errors });
}
