import type * as z from 'zod/mini';
import type { ReplyShape } from '#contract/api/endpoint.js';

type Schema = z.core.$ZodType;
const fieldsOf = (schema: Schema): Record<string, Schema> =>
  (schema as Schema & { _zod: { def: { shape?: Record<string, Schema> } } })._zod.def.shape ?? {};

/** Returns the basic shape that a schema describes: a list, or the names of the required fields of an object. */
export const shapeOf = (schema: Schema): ReplyShape =>
  schema._zod.def.type === 'array'
    ? 'list'
    : Object.entries(fieldsOf(schema)).flatMap(([name, field]) => (field._zod.optout === 'optional' ? [] : name));

/**
 * Returns whether a response body has the given shape: a list, or an object with every required field. If no shape is
 * given, any list or object will do. Field values are not checked, because checking them would take too long for
 * hundreds of plans.
 */
export function hasShape(body: unknown, shape: ReplyShape | undefined): boolean {
  if (typeof body !== 'object' || body === null) return false;
  if (shape === 'list') return Array.isArray(body);
  return shape?.every((name) => name in body) ?? true;
}
