import type { KnownMedicine } from '#contract/api/drugs.contract.js';
import type { MyMedicine } from '#contract/care-lists.js';
import { FILLS } from '#contract/limits/care.js';
import { roundedEstimate } from '#contract/plans/estimates.js';
import { medicineCosts, sumOf, type Dollars, type MedicineCost } from '#contract/plans/medicine-costs.js';
import type { Plan } from '#contract/plans/plan.js';
import { formatNumber } from '#ui/format.js';
import { DOLLARS } from '../messages/care.js';
import type { CareAnswer } from './plan-care.js';

/** From this amount on, the cost of a year is rounded as other estimates are. */
const ROUGH_FROM = 100;

const wholeDollars = (amount: number): number => (amount > 0 ? Math.max(1, Math.round(amount)) : 0);
const ofYear = (amount: number): number => (amount < ROUGH_FROM ? wholeDollars(amount) : roundedEstimate(amount));

function rangeText(amount: Dollars | null, rounded: (dollars: number) => number): string {
  if (!amount) return DOLLARS.noPrice;
  const [low, high] = [rounded(amount.low), amount.high === null ? null : rounded(amount.high)];
  if (high === null) return DOLLARS.orMore(formatNumber(low));
  return low === high ? `$${formatNumber(low)}` : `$${formatNumber(low)}–$${formatNumber(high)}`;
}

/** Writes dollars a month: "$52", "$30–$60", "$3 or more", or "no price". */
export const monthText = (amount: Dollars | null): string => rangeText(amount, wholeDollars);
/** Writes dollars a year, rounded as other estimates are. */
export const yearText = (amount: Dollars | null): string => rangeText(amount, ofYear);

/** What a plan says about a medicine. */
interface Covered {
  readonly id: string;
  readonly answer: CareAnswer;
  readonly tier: string | null;
}
type Known = Pick<KnownMedicine, 'rxcui' | 'is_brand' | 'price' | 'generic'>;

export interface PlanDollars {
  /** The costs of each medicine that the plan covers, by RxCUI. Medicines of which the plan covers a generic are such. */
  readonly costs: ReadonlyMap<string, MedicineCost>;
  /** The costs of all covered medicines together. */
  readonly sum: MedicineCost;
}

/**
 * Returns what a person pays for the medicines that a plan covers, or null as long as the plan's costs are not known.
 * What the plan does not cover is not part of the sum, because the person pays its full price.
 */
export function planDollars(
  plan: Pick<Plan, 'drug_costs' | 'drug_tiers'> | undefined,
  answers: readonly Covered[],
  medicines: readonly MyMedicine[],
  known: readonly Known[],
): PlanDollars | null {
  if (!plan?.drug_costs) return null;
  const covered = answers.filter(({ answer }) => answer === 'yes' || answer === 'generic');
  const costs = medicineCosts(
    { costs: plan.drug_costs, tiers: plan.drug_tiers },
    covered.map(({ id, answer, tier }) => {
      const facts = known.find(({ rxcui }) => rxcui === id);
      const isGeneric = answer === 'generic';
      return {
        price: (isGeneric ? facts?.generic?.price : facts?.price) ?? null,
        isBrand: isGeneric ? false : (facts?.is_brand ?? null),
        tier,
        fills: medicines.find(({ rxcui }) => rxcui === id)?.fills ?? FILLS.usual,
      };
    }),
  );
  const total = (part: keyof MedicineCost) => sumOf(costs.map((cost) => cost[part]));
  return {
    costs: new Map(covered.map(({ id }, at) => [id, costs[at] ?? NOTHING])),
    sum: { before: total('before'), after: total('after'), year: total('year') },
  };
}

const NOTHING: MedicineCost = { before: null, after: null, year: null };
