import type { PlanYearCost } from '#contract/plans/plan.js';
import { totalAmount } from '../costs/cost-rows.js';
import { areAboutTheSame, filedAmount } from '../costs/year-cost.js';
import type { RankedPlan } from './ranking.js';

const atMost = (a: number | null, b: number | null): boolean => a !== null && b !== null && a <= b;

/** Returns whether the yearly costs of plan `a` leave out only medicines that those of plan `b` leave out as well. */
const countsAsMuch = (a: RankedPlan, b: RankedPlan): boolean =>
  (a.care?.shortfall ?? 0) <= (b.care?.shortfall ?? 0) &&
  (a.care?.notCounted.every((name) => b.care?.notCounted.includes(name)) ?? true);

/** Years in which a better plan must not cost more, because a person may expect one of them. */
const OTHER_YEARS = ['aLittleCare', 'median', 'aLotOfCare'] as const;

/**
 * Whether plan `a` has a lower maximum and a clearly lower average year than `b`, and costs no more in any other kind
 * of year. False if one of these amounts rests on assumed prices.
 */
function costsLess(a: PlanYearCost | null, b: PlanYearCost | null): boolean {
  const [most, otherMost] = [filedAmount(a, 'most'), filedAmount(b, 'most')];
  const [average, other] = [filedAmount(a, 'average'), filedAmount(b, 'average')];
  if (most === null || otherMost === null || average === null || other === null) return false;
  return (
    most < otherMost &&
    average < other &&
    !areAboutTheSame('average', average, other) &&
    OTHER_YEARS.every((year) => atMost(filedAmount(a, year), filedAmount(b, year)))
  );
}

/**
 * Returns whether the plan `other` is better than the plan `than` in every case. Both plans must have the same insurer
 * and network type. The plan `other` must not have a higher premium or deductible, and its average and maximum yearly
 * costs must be lower, without leaving out more of the person's medicines. It must also have every known advantage of
 * the plan `than`. If one of the compared amounts is not known, the result is false.
 */
function isBetterInEveryCase(other: RankedPlan, than: RankedPlan): boolean {
  const [a, b] = [other.plan, than.plan];
  return (
    a.issuer.id === b.issuer.id &&
    a.type === b.type &&
    atMost(a.premium_w_credit, b.premium_w_credit) &&
    costsLess(other.cost, than.cost) &&
    countsAsMuch(other, than) &&
    atMost(totalAmount(a.deductibles), totalAmount(b.deductibles)) &&
    Number(a.hsa_eligible) >= Number(b.hsa_eligible) &&
    Number(a.has_national_network) >= Number(b.has_national_network) &&
    Number(a.specialist_referral_required) <= Number(b.specialist_referral_required) &&
    a.topics !== null &&
    b.topics !== null &&
    b.topics.every((topic) => a.topics?.includes(topic)) &&
    b.disease_mgmt_programs.every((program) => a.disease_mgmt_programs.includes(program))
  );
}

/**
 * Maps each dominated plan's id to a better plan: one of the same insurer that is better in every case, and of several
 * the one with the lowest cost in an average year.
 */
export function findDominatedPlans(rows: readonly RankedPlan[]): ReadonlyMap<string, RankedPlan> {
  return new Map(
    rows.flatMap((row) => {
      const [better] = rows
        .filter((other) => isBetterInEveryCase(other, row))
        .toSorted((a, b) => (a.cost?.average ?? 0) - (b.cost?.average ?? 0));
      return better ? [[row.plan.id, better] as const] : [];
    }),
  );
}
