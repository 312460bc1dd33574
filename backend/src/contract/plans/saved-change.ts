import * as z from 'zod/mini';
import type { CostKind } from './cost-sharing.js';

/** Kind of care to which a deductible or a maximum applies: all care, medical care alone, or medicines alone. */
const COST_KINDS = ['whole', 'medical', 'drug'] as const satisfies readonly CostKind[];

/** Whether a plan covers a medicine. `generic` means that the plan covers only the generic version. */
export const MEDICINE_STATES = ['covered', 'generic', 'notCovered'] as const;
export type MedicineState = (typeof MEDICINE_STATES)[number];

const amount = z.number();
const name = z.string();
const plain = <K extends string>(kind: K) => z.object({ kind: z.literal(kind) });

/**
 * What has changed about a saved plan. Premiums are in dollars per month after the tax credit, deductibles and maximums
 * in dollars per year. Drug tiers are in ordinary spelling (`plainTier`). `newYear` concerns all saved plans: the plans
 * of this year can be compared from now on.
 */
export const SavedChange = z.union([
  z.object({ kind: z.literal('premium'), before: amount, after: amount }),
  z.object({ kind: z.literal('deductible'), part: z.enum(COST_KINDS), before: amount, after: amount }),
  z.object({ kind: z.literal('maximum'), part: z.enum(COST_KINDS), before: amount, after: amount }),
  z.object({ kind: z.literal('medicine'), name, before: z.enum(MEDICINE_STATES), after: z.enum(MEDICINE_STATES) }),
  z.object({ kind: z.literal('tier'), name, before: z.string(), after: z.string() }),
  z.object({ kind: z.literal('doctor'), name, before: z.boolean(), after: z.boolean() }),
  plain('withdrawn'),
  plain('returned'),
  z.object({ kind: z.literal('newYear'), year: z.int() }),
]);
export type SavedChange = z.infer<typeof SavedChange>;

/** A change, with the plan that it concerns and the time of the data that shows it (ISO 8601). */
export const ChangeOfPlan = z.object({
  /** The plan that has changed, or null if the change concerns all saved plans. */
  plan: z.nullable(z.object({ id: z.string(), name: z.string(), year: z.int() })),
  change: SavedChange,
  asOf: z.string(),
});
export type ChangeOfPlan = z.infer<typeof ChangeOfPlan>;

/** On the next morning: the plan is not offered any more, or does not cover one of the medicines. */
export const isUrgent = (change: SavedChange): boolean =>
  change.kind === 'withdrawn' || (change.kind === 'medicine' && change.after === 'notCovered');
