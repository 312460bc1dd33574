import { priceInNetwork } from '#contract/plans/cost-sharing.js';
import type { Benefit } from '#contract/plans/plan.js';
import { formatNumber } from '#ui/format.js';
import { PLAN_DETAILS } from '../../messages/plan-details.js';
import { PLAN } from '../../messages/plan.js';
import { costShareText } from '../costs/money.js';

/** A limit such as "1,000 dollars per year", null if there is none or its quantity or unit is missing. */
export const limitOf = ({ has_limits, limit_quantity, limit_unit }: Benefit): string | null =>
  has_limits && limit_quantity > 0 && limit_unit !== ''
    ? `${numberText(limit_quantity)} ${unitFor(limit_quantity, limit_unit)}`
    : null;

const singular = (word: string): string => word.replace(/s$/, '');

const numberText = (number: number): string => (Number.isInteger(number) ? formatNumber(number) : String(number));
const unitFor = (quantity: number, unit: string): string => (quantity === 1 ? unit.replace(/^\w+/, singular) : unit);

/** Whether the explanation already states the benefit's limit, quantity and unit in one sentence. */
export function isLimitExplained({ explanation, limit_quantity, limit_unit }: Benefit): boolean {
  const words = limit_unit
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word !== '' && word !== 'per')
    .map(singular);
  return explanation
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\$(\d+)/g, '$1 dollars')
    .split(/[.;]/)
    .some(
      (sentence) =>
        [...sentence.matchAll(/\d+/g)].some(([figure]) => figure === String(limit_quantity)) &&
        words.every((word) => sentence.includes(word)),
    );
}

/** A covered benefit's in-network cost with its limit, or a phrase that it is not covered or not listed. */
export function benefitText(benefit: Benefit | undefined): string {
  if (!benefit) return PLAN.notAvailable;
  if (!benefit.covered) return PLAN_DETAILS.notCovered;
  const [words, limit] = [priceInNetwork(benefit.cost_sharings), limitOf(benefit)];
  return `${words ? costShareText(words) : PLAN_DETAILS.covered}${limit ? ` (${PLAN_DETAILS.limit(limit)})` : ''}`;
}
