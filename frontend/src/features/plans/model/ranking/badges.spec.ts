import { BADGES } from '#contract/messages/plans/plan-list.js';
import { aPlan, aYearCost } from '../builders/plan.builder.js';
import { badgesFor } from './badges.js';
import { rankPlans } from './ranking.js';

function reasonsFor(...costs: { care: number; maximum: number }[]) {
  const rows = rankPlans(
    costs.map((cost) => aPlan({ year_cost: aYearCost({ premiums: 0, ...cost }) })),
    [],
  );
  return Object.fromEntries([...badgesFor(rows).values()].flat().map(({ badge, reason }) => [badge, reason]));
}

it('says how much less the plan costs than the next one', () => {
  expect(reasonsFor({ care: 1_500, maximum: 9_000 }, { care: 2_130, maximum: 7_000 })).toEqual({
    lowestAverage: BADGES.lessOnAverage('$650'),
    lowestMost: BADGES.lessAtMost('$2,000'),
  });
});

it('does not name a difference of less than $100', () => {
  expect(reasonsFor({ care: 1_500, maximum: 9_000 }, { care: 1_599, maximum: 9_050 })).toEqual({
    lowestAverage: BADGES.lessOnAverage(null),
    lowestMost: BADGES.lessAtMost(null),
  });
});

it('gives no reason if there is no other plan', () => {
  expect(reasonsFor({ care: 1_500, maximum: 9_000 })).toEqual({ lowestAverage: null, lowestMost: null });
});
