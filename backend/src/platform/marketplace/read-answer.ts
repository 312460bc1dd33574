import * as z from 'zod/mini';
import { MarketplaceError, type Operation } from './marketplace-error.js';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Kept<T> {
  rows: T[];
  /** Rows that came but failed the checks. */
  dropped: number;
  /** Rows that came. */
  sent: number;
}

/** The list of an answer, bare or under one of `names` (live answers and the official document differ); null is empty. */
export function listIn(operation: Operation, body: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(body)) return body;
  const name = isRecord(body) ? names.find((candidate) => candidate in body) : undefined;
  const list = name === undefined ? undefined : (body as Record<string, unknown>)[name];
  if (list === null) return [];
  if (!Array.isArray(list)) throw new MarketplaceError('badAnswer', operation, { reason: 'no list' });
  return list;
}

/** Keeps the rows that pass and counts the rest: one bad record must not take the others away, nor be shown. */
export function keepGood<S extends z.ZodMiniType>(schema: S, list: readonly unknown[]): Kept<z.output<S>> {
  const rows: z.output<S>[] = [];
  for (const item of list) {
    const result = z.safeParse(schema, item);
    if (result.success) rows.push(result.data);
  }
  return { rows, dropped: list.length - rows.length, sent: list.length };
}

/** The one record of an answer, bare or under `name`. */
export function readOne<S extends z.ZodMiniType>(operation: Operation, schema: S, body: unknown, name?: string): z.output<S> {
  const record = name !== undefined && isRecord(body) && isRecord(body[name]) ? body[name] : body;
  const result = z.safeParse(schema, record);
  // The schema's message quotes values of the answer; only the field's name leaves.
  if (!result.success) throw new MarketplaceError('badAnswer', operation, { reason: `field ${result.error.issues[0]?.path.join('.') ?? ''}` });
  return result.data;
}

const Total = z.object({ total: z.int().check(z.minimum(0)) });

/** How many there are in all. A bare list is everything; an envelope has to say, or ten plans would pass for all of them. */
export function totalIn(operation: Operation, body: unknown, sent: number): number {
  if (Array.isArray(body)) return sent;
  return readOne(operation, Total, body).total;
}
