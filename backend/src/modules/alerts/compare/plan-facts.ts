import * as z from 'zod/mini';
import { SOURCES } from '#contract/api/plans.contract.js';
import { costKindOf } from '#contract/plans/cost-sharing.js';
import type { CostRow, PlanSummary } from '#contract/plans/plan.js';
import { MEDICINE_STATES, type MedicineState } from '#contract/plans/saved-change.js';

const Amounts = z.object({
  whole: z.optional(z.number()),
  medical: z.optional(z.number()),
  drug: z.optional(z.number()),
});
export type Amounts = z.infer<typeof Amounts>;

/** Whatever is not known is null or missing, and never 0. Medicines are by RxCUI, doctors by NPI. */
export const PlanFacts = z.object({
  source: z.enum(SOURCES),
  isOffered: z.boolean(),
  /** Premium in dollars per month after the tax credit. */
  premium: z.nullable(z.number()),
  /** Dollars per year, by the kind of care for which the amount counts. */
  deductibles: Amounts,
  maximums: Amounts,
  medicines: z.record(
    z.string(),
    z.object({ name: z.string(), state: z.nullable(z.enum(MEDICINE_STATES)), tier: z.nullable(z.string()) }),
  ),
  doctors: z.record(z.string(), z.object({ name: z.string(), inNetwork: z.nullable(z.boolean()) })),
});
export type PlanFacts = z.infer<typeof PlanFacts>;

type Figures = Pick<PlanFacts, 'isOffered' | 'premium' | 'deductibles' | 'maximums'>;

/** Figures of a plan that is not offered at the place of the household. */
export const NOT_OFFERED: Figures = { isOffered: false, premium: null, deductibles: {}, maximums: {} };

/** Reads the figures of a plan for a household. A plan without a premium is not offered at the household's place. */
export function figuresOf(plan: PlanSummary): Figures {
  if (plan.premium === null) return NOT_OFFERED;
  return {
    isOffered: true,
    premium: plan.premium_w_credit ?? plan.premium,
    deductibles: amountsOf(plan.deductibles),
    maximums: amountsOf(plan.moops),
  };
}

const amountsOf = (rows: readonly CostRow[]): Amounts =>
  Object.fromEntries(rows.map(({ type, amount }) => [costKindOf(type), amount]));

const STATES: Readonly<Record<string, MedicineState>> = {
  Covered: 'covered',
  GenericCovered: 'generic',
  NotCovered: 'notCovered',
};

/** Converts the marketplace's word for the coverage of a medicine. Any other word means that it is not known. */
export const medicineState = (coverage: string): MedicineState | null => STATES[coverage] ?? null;

/** Converts the marketplace's word for a doctor's network. Any other word means that it is not known. */
export const isInNetwork = (coverage: string): boolean | null =>
  coverage === 'Covered' ? true : coverage === 'NotCovered' ? false : null;
