import { amountOf } from './cost-rows.js';
import type { Ranked } from './ranking.js';

const atMost = (a: number | null, b: number | null): boolean => a !== null && b !== null && a <= b;
const below = (a: number | null, b: number | null): boolean => a !== null && b !== null && a < b;

/**
 * Whether `other` is the better buy whatever happens: same insurer and network type, dearer in nothing (premium,
 * deductible, usual year, bad year), cheaper in a usual and in a bad year, and without anything given up that we can see.
 * Doubt, such as a figure that is not known, means no.
 */
function isBetterInEveryCase(other: Ranked, than: Ranked): boolean {
  const [a, b] = [other.plan, than.plan];
  return a.issuer.id === b.issuer.id && a.type === b.type
    && below(other.cost.usual, than.cost.usual) && below(other.cost.bad, than.cost.bad)
    && atMost(other.cost.premiums, than.cost.premiums) && atMost(amountOf(a.deductibles), amountOf(b.deductibles))
    && Number(a.hsa_eligible) >= Number(b.hsa_eligible) && Number(a.has_national_network) >= Number(b.has_national_network)
    && Number(a.specialist_referral_required) <= Number(b.specialist_referral_required)
    && a.topics !== null && b.topics !== null && b.topics.every((topic) => a.topics?.includes(topic))
    && b.disease_mgmt_programs.every((program) => a.disease_mgmt_programs.includes(program));
}

/** For each plan that is worse than another of its insurer in every case: the cheapest of those others. */
export function dominatedIn(rows: readonly Ranked[]): ReadonlyMap<string, Ranked> {
  return new Map(rows.flatMap((row) => {
    const [better] = rows.filter((other) => isBetterInEveryCase(other, row)).toSorted((a, b) => (a.cost.usual ?? 0) - (b.cost.usual ?? 0));
    return better ? [[row.plan.id, better] as const] : [];
  }));
}
