import { totalAmount } from './cost-rows.js';
import type { RankedPlan } from './ranking.js';

const atMost = (a: number | null, b: number | null): boolean => a !== null && b !== null && a <= b;
const below = (a: number | null, b: number | null): boolean => a !== null && b !== null && a < b;

/**
 * Returns whether the plan `other` is better than the plan `than` in every case. Both must have the same insurer and
 * network type. No amount of `other` may be higher (premium, deductible, usual year, bad year), it must cost less in
 * both a usual and a bad year, and it must have every known advantage of `than`. If an amount is unknown, the result is
 * false.
 */
function isBetterInEveryCase(other: RankedPlan, than: RankedPlan): boolean {
  const [a, b] = [other.plan, than.plan];
  return (
    a.issuer.id === b.issuer.id &&
    a.type === b.type &&
    below(other.cost.usual, than.cost.usual) &&
    below(other.cost.bad, than.cost.bad) &&
    atMost(other.cost.premiums, than.cost.premiums) &&
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
 * Maps the id of each dominated plan to a better plan. A plan is dominated if another plan of the same insurer is
 * better in every case; if there are several, the result contains the cheapest of them.
 */
export function findDominatedPlans(rows: readonly RankedPlan[]): ReadonlyMap<string, RankedPlan> {
  return new Map(
    rows.flatMap((row) => {
      const [better] = rows
        .filter((other) => isBetterInEveryCase(other, row))
        .toSorted((a, b) => (a.cost.usual ?? 0) - (b.cost.usual ?? 0));
      return better ? [[row.plan.id, better] as const] : [];
    }),
  );
}
