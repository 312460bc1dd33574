import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
const fieldsOf = (schema: Schema): Record<string, Schema> =>
  (schema as Schema & { _zod: { def: { shape?: Record<string, Schema> } } })._zod.def.shape ?? {};

/**
 * Returns whether a response body has the basic shape that a schema describes: a list if the schema describes a list,
 * otherwise an object with every required field. Field values are not checked, because checking them would take too
 * long for hundreds of plans.
 */
export function hasShape(body: unknown, reply: Schema | undefined): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if (!reply) return true;
  if (reply._zod.def.type === 'array') return Array.isArray(body);
  return Object.entries(fieldsOf(reply)).every(([name, field]) => name in body || field._zod.optout === 'optional');
}
