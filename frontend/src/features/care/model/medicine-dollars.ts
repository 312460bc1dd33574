import type { KnownMedicine } from '#contract/api/drugs.contract.js';
import type { MyMedicine } from '#contract/care-lists.js';
import { FILLS } from '#contract/limits/care.js';
import { roundedEstimate } from '#contract/plans/estimates.js';
import { medicineCosts, sumOf, type Dollars, type MedicineCost } from '#contract/plans/medicine-costs.js';
import type { Plan } from '#contract/plans/plan.js';
import { formatNumber } from '#ui/format.js';
import { DOLLARS } from '../messages/care.js';
import type { CareAnswer } from './coverage-text.js';

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

const fillsOf = (medicine: Pick<MyMedicine, 'fills'> | undefined): number => medicine?.fills ?? FILLS.usual;

/** What a year of a medicine costs a person whose plan does not cover it, or null if its price is not known. */
export const fullPriceOfYear = (price: Dollars | null, medicine: Pick<MyMedicine, 'fills'> | undefined) =>
  price && { low: price.low * fillsOf(medicine), high: price.high && price.high * fillsOf(medicine) };

interface Covered {
  readonly id: string;
  readonly answer: CareAnswer;
  readonly tier: string | null;
}
type Known = Pick<KnownMedicine, 'rxcui' | 'is_brand' | 'price' | 'generic'>;

export interface PlanDollars {
  /** What a person pays for each medicine about which the plan says something, by RxCUI. */
  readonly costs: ReadonlyMap<string, MedicineCost>;
  /** What a person pays for all medicines together. Where a price is not known, only the least is. */
  readonly sum: MedicineCost;
}

const NOTHING: MedicineCost = { before: null, after: null, year: null };

/**
 * Returns what a person with a plan pays for medicines, or null as long as the plan's costs are not known. What the
 * plan does not cover costs its full price, which counts toward neither the deductible nor the maximum.
 */
export function planDollars(
  plan: Pick<Plan, 'drug_costs' | 'drug_tiers'> | undefined,
  answers: readonly Covered[],
  medicines: readonly MyMedicine[],
  known: readonly Known[],
): PlanDollars | null {
  if (!plan?.drug_costs) return null;
  const factsOf = (id: string) => known.find(({ rxcui }) => rxcui === id);
  const ownOf = (id: string) => medicines.find(({ rxcui }) => rxcui === id);
  const covered = answers.filter(({ answer }) => answer === 'yes' || answer === 'generic');
  const coveredCosts = medicineCosts(
    { costs: plan.drug_costs, tiers: plan.drug_tiers },
    covered.map(({ id, answer, tier }) => {
      const facts = factsOf(id);
      const isGeneric = answer === 'generic';
      return {
        price: (isGeneric ? facts?.generic?.price : facts?.price) ?? null,
        isBrand: isGeneric ? false : (facts?.is_brand ?? null),
        tier,
        fills: fillsOf(ownOf(id)),
      };
    }),
  );
  const missed = answers.filter(({ answer }) => answer === 'no');
  const costs = new Map([
    ...covered.map(({ id }, at) => [id, coveredCosts[at] ?? NOTHING] as const),
    ...missed.map(({ id }) => {
      const price = factsOf(id)?.price ?? null;
      return [id, { before: price, after: price, year: fullPriceOfYear(price, ownOf(id)) }] as const;
    }),
  ]);
  const total = (part: keyof MedicineCost) => sumOf(answers.map(({ id }) => costs.get(id)?.[part] ?? null));
  return { costs, sum: { before: total('before'), after: total('after'), year: total('year') } };
}
