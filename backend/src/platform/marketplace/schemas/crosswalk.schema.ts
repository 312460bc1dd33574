import * as z from 'zod/mini';

const ID_LENGTH = 14;

/** A code that the marketplace sends as text, and older answers as a number. */
const code = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value: string | number | null | undefined) => String(value ?? '')),
);

/** The id of a plan, without the number of a cost-sharing variant that may follow it, or an empty text. */
const planId = z.pipe(
  z.nullish(z.string().check(z.regex(/^(\d{5}[A-Z]{2}\d{7}(-\d{2})?)?$/))),
  z.transform((value: string | null | undefined) => (value ?? '').slice(0, ID_LENGTH)),
);

/** Which plan of the next year takes the place of a plan, how far the answer reaches, and why. */
export const CrosswalkAnswer = z.object({
  /** Id of the plan of the next year. It is empty if no plan takes the place of the old one. */
  new_plan_id: planId,
  level: code,
  reason: code,
});
export type CrosswalkAnswer = z.infer<typeof CrosswalkAnswer>;
