import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '#contract/api/endpoint.js';
import { sentencesByField } from '#contract/errors/plain-issues.js';
import { AppError } from '../errors/app-error.js';
import { isPlainForm, plainEntries } from './plain-form.js';

/** Throws `request.invalid` with a message for each invalid field. */
export function parseInput<E extends Endpoint>(
  description: E,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers'>,
): InputOf<E> {
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
  throw new AppError('request.invalid', { errors: sentencesByField(result.error.issues, 'body') });
}
