import * as z from 'zod/mini';
import { MarketplaceError, type Operation } from './marketplace-error.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ParsedRows<T> {
  rows: T[];
  dropped: number;
  sent: number;
}

/** Itself, or in a field with one of `names`, where null is an empty list. */
export function listIn(operation: Operation, body: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(body)) return body;
  const name = isRecord(body) ? names.find((candidate) => candidate in body) : undefined;
  const list = name === undefined ? undefined : (body as Record<string, unknown>)[name];
  if (list === null) return [];
  if (!Array.isArray(list)) throw new MarketplaceError('badAnswer', operation, { reason: 'no list' });
  return list;
}

/** Parses the rows of a list. Invalid rows are counted and left out, and the valid rows are kept. */
export function parseRows<S extends z.ZodMiniType>(schema: S, list: readonly unknown[]): ParsedRows<z.output<S>> {
  const rows: z.output<S>[] = [];
  for (const item of list) {
    const result = z.safeParse(schema, item);
    if (result.success) rows.push(result.data);
  }
  return { rows, dropped: list.length - rows.length, sent: list.length };
}

/** Itself, or in the field `name`. Throws MarketplaceError `badAnswer` if missing or invalid. */
export function readOne<S extends z.ZodMiniType>(
  operation: Operation,
  schema: S,
  body: unknown,
  name?: string,
): z.output<S> {
  const record = name !== undefined && isRecord(body) && isRecord(body[name]) ? body[name] : body;
  const result = z.safeParse(schema, record);
  // The schema's error message quotes values from the response, so only the path of the invalid field is included.
  if (!result.success)
    throw new MarketplaceError('badAnswer', operation, {
      reason: `field ${result.error.issues[0]?.path.join('.') ?? ''}`,
    });
  return result.data;
}

const Total = z.object({ total: z.int().check(z.minimum(0)) });

/** A mere list is complete. Any other response must state the total, as one page could be mistaken for all. */
export function totalIn(operation: Operation, body: unknown, sent: number): number {
  if (Array.isArray(body)) return sent;
  return readOne(operation, Total, body).total;
}
