import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import type { Benefit } from '../../../../backend/src/contract/plan.js';
import { priceInNetwork } from '../../../../backend/src/contract/price-in-network.js';
import { shareText } from './money.js';

const number = new Intl.NumberFormat('en-US');

/** "1,000 dollars per year", in the marketplace's own words; null where it tells no limit, or not how much. */
export const limitOf = ({ has_limits, limit_quantity, limit_unit }: Benefit): string | null =>
  has_limits && limit_quantity > 0 && limit_unit !== '' ? `${number.format(limit_quantity)} ${limit_unit}` : null;

const singular = (word: string): string => word.replace(/s$/, '');

/** Whether a sentence of the explanation names the same quantity of the same unit. */
export function isLimitExplained({ explanation, limit_quantity, limit_unit }: Benefit): boolean {
  const words = limit_unit.toLowerCase().split(/\W+/).filter((word) => word !== '' && word !== 'per').map(singular);
  return explanation.toLowerCase().replace(/(\d),(?=\d)/g, '$1').replace(/\$(\d+)/g, '$1 dollars').split(/[.;]/)
    .some((sentence) => [...sentence.matchAll(/\d+/g)].some(([figure]) => figure === String(limit_quantity)) && words.every((word) => sentence.includes(word)));
}

/** What a covered benefit costs in the network and how much of it there is, "Not Covered", or that the plan does not list it. */
export function benefitText(benefit: Benefit | undefined): string {
  if (!benefit) return PLAN.notAvailable;
  if (!benefit.covered) return PLAN_PAGE.notCovered;
  const [words, limit] = [priceInNetwork(benefit.cost_sharings), limitOf(benefit)];
  return `${words ? shareText(words) : PLAN_PAGE.covered}${limit ? ` (${PLAN_PAGE.limit(limit)})` : ''}`;
}
