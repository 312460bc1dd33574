import { isFullPrice } from '#contract/plans/help.js';
import type { CostRow, Plan, PlanSummary } from '#contract/plans/plan.js';
import { IN_WORDS } from '../messages/costs/plan-costs.js';
import { PLAN } from '../messages/plan.js';
import { costShareText, perMonth, wholeDollars } from '../model/costs/money.js';
import { flatPriceOf, hospitalShare, paidText, setPricesOf } from '../model/costs/pay-steps.js';

type Described = Pick<
  PlanSummary,
  'premium' | 'premium_w_credit' | 'deductibles' | 'moops' | 'most_in_tier_2' | 'copays'
> &
  Partial<Pick<Plan, 'tiered_deductibles' | 'tiered_moops'>>;

function visitText({ copays }: Described): string | null {
  const price = flatPriceOf(copays.primaryCare);
  if (price === undefined) return null;
  return price.startsWith('$') ? IN_WORDS.visit(costShareText(price)) : IN_WORDS.freeVisit;
}

/** Returns a sentence that names the other kinds of care to which the deductible does not apply. */
function setPricesText(plan: Described): string | null {
  const prices = setPricesOf(plan)
    .filter(([care]) => care !== 'primaryCare' || visitText(plan) === null)
    .map(([care, words]) => `${PLAN.care[care]} (${costShareText(words)})`.toLowerCase());
  return prices.length === 0 ? null : IN_WORDS.setPrices(prices.join(', '));
}

/** Returns the amount of one member that belongs to the only amount of a family, or undefined if there is none. */
function ofOnePerson([family, ...others]: readonly CostRow[], all: readonly CostRow[] = []): number | undefined {
  if (family?.family_cost !== 'Family' || others.length > 0) return undefined;
  return all.find(
    ({ family_cost, type, network_tier, csr }) =>
      family_cost === 'Family Per Person' &&
      type === family.type &&
      network_tier === family.network_tier &&
      csr === family.csr,
  )?.amount;
}

/** Returns a sentence with the limits that each member of a family has besides the limits of all of them together. */
function onePersonText({ deductibles, moops, tiered_deductibles, tiered_moops }: Described): string | null {
  const [deductible, most] = [ofOnePerson(deductibles, tiered_deductibles), ofOnePerson(moops, tiered_moops)];
  if (deductible === undefined || most === undefined) return null;
  return IN_WORDS.onePerson(wholeDollars(deductible), wholeDollars(most));
}

/**
 * Returns the sentences about the maximum: what is to pay after it, and the maximum of the second tier of the plan's
 * network, if that is higher. All other figures of a plan are those of the first tier.
 */
export function beyondText(plan: Described, most: number): string {
  if (most === 0 && plan.most_in_tier_2 === undefined) return IN_WORDS.nothing;
  const paid = paidText(plan);
  const second = plan.most_in_tier_2 === undefined ? [] : [IN_WORDS.secondTier(paid(plan.most_in_tier_2))];
  return [IN_WORDS.beyond(paid(most)), ...second].join(' ');
}

/**
 * Returns what a plan costs in at most eight short sentences: the price, a visit, other care with a set price, the
 * deductible, the person's share of the cost of a hospital stay, the most that the person can pay in each tier of the
 * network, and the limits of one member of a family. A sentence is left out if the plan's data does not contain the
 * amount, or if the plan has separate deductibles or maximums for medical care and medicines.
 */
export function planInWords(plan: Described): string[] {
  const { premium, premium_w_credit: net, deductibles, moops } = plan;
  const deductible = deductibles.length === 1 ? deductibles[0]?.amount : undefined;
  const most = moops.length === 1 ? moops[0]?.amount : undefined;
  const share = hospitalShare(plan);
  const paid = paidText(plan);
  const isShared = share !== null && deductible !== undefined && deductible < (most ?? Infinity);
  const shareText = deductible === 0 ? IN_WORDS.shareAtOnce : IN_WORDS.shareAfterwards;
  return [
    ...(premium === null || net === null
      ? []
      : [IN_WORDS[isFullPrice(plan) ? 'priceWithoutHelp' : 'price'](perMonth(net))]),
    ...(most === 0
      ? [beyondText(plan, most)]
      : [
          visitText(plan),
          deductible ? setPricesText(plan) : null,
          deductible ? IN_WORDS.fullPrice(paid(deductible)) : null,
          isShared ? shareText(Math.round(100 * share)) : null,
          most === undefined ? null : beyondText(plan, most),
          onePersonText(plan),
        ]),
  ].filter((sentence) => sentence !== null);
}
