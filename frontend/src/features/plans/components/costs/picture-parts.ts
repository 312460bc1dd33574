import { roundedEstimate } from '#contract/plans/estimates.js';
import { COST } from '../../messages/costs/cost.js';
import { dollars } from '../../model/costs/money.js';
import { yearText } from '../../model/costs/year-cost.js';
import type { RankedPlan } from '../../model/ranking/ranking.js';
import type { PictureParts } from './CostPicture.js';

/** Names of the parts of a plan's cost picture, each with its amount in dollars per year if the amounts are known. */
export const partsWithAmounts = ({ cost, care }: Pick<RankedPlan, 'cost' | 'care'>): PictureParts =>
  cost === null
    ? COST.key
    : {
        premiums: `${COST.key.premiums}: ${dollars(Math.round(cost.premiums))}`,
        care: `${COST.key.care}: ${dollars(roundedEstimate(cost.average - cost.premiums))}`,
        ring: `${COST.aLotOfCare} (${COST.key.ring}): ${yearText(cost, 'aLotOfCare')}`,
        post: `${care?.note ? COST.mostCovered : COST.most}: ${yearText(cost, 'most')}`,
      };
