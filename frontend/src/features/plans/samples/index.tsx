import type { PlanSearch } from '#contract/api/plans.contract.js';
import { CostPicture, CostPictureKey } from '../components/costs/CostPicture.js';
import { PlanHead } from '../components/PlanHead.js';
import { aPlan, aYearCost } from '../model/builders/plan.builder.js';
import { badgesFor } from '../model/ranking/badges.js';
import { costScale } from '../model/ranking/cost-scale.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { PricePanel } from '../plan/PricePanel.js';
import { CompareTray } from '../results/CompareTray.js';
import cards from '../results/plan-card.module.css';
import { PlanCard, type CardContext } from '../results/PlanCard.js';

const YEAR = 2027;
const SEARCH: PlanSearch = {
  household: { income: 48_000, people: [] },
  market: 'Individual',
  place: { zipcode: '75001', countyfips: '48113', state: 'TX' },
  year: YEAR,
};

const marked = rankPlan(aPlan({ name: 'The plan with the lowest cost', hsa_eligible: true }), []);
const longNamed = rankPlan(
  aPlan({
    name: 'A plan whose name is so long that it breaks into a second line on a narrow card',
    metal_level: 'Gold',
    premium: 400,
    issuer: { id: '2', name: 'Lanternfield Health' },
    quality_rating: { ...aPlan().quality_rating, overall: { stars: 4, reason: '' } },
    year_cost: aYearCost({ premiums: 7_200, care: 2_400, maximum: 6_000 }),
  }),
  [],
);
const withoutEstimate = rankPlan(aPlan({ name: 'A plan without an estimate', year_cost: null }), []);
const withoutPrice = rankPlan(
  aPlan({ name: 'A plan without a price', premium: null, premium_w_credit: null, year_cost: null }),
  [],
);
const rows = [marked, longNamed, withoutEstimate, withoutPrice];
const context: CardContext = {
  search: SEARCH,
  badges: badgesFor(rows),
  dominated: new Map([[withoutEstimate.plan.id, marked]]),
  expected: null,
  end: costScale(rows),
};

/** Plan screens with invented plans, for the page of all components, which is not part of the built site. */
export const PlanSamples = () => (
  <>
    <h3>The picture of a year’s cost, with an estimate and without one</h3>
    <CostPicture row={marked} end={context.end} />
    <CostPictureKey cost={marked.cost} />
    <CostPicture row={withoutEstimate} end={context.end} />
    <h3>The head of a plan</h3>
    {rows.map(({ plan }) => (
      <PlanHead key={plan.id} plan={plan}>
        <h4>{plan.name}</h4>
      </PlanHead>
    ))}
    <h3>What a plan costs, beside the plan’s page</h3>
    <PricePanel
      row={longNamed}
      year={YEAR}
      aptc={undefined}
      isEstimate={false}
      isConditional={false}
      place={SEARCH.place}
      ask={null}
    />
    <PricePanel
      row={withoutPrice}
      year={YEAR}
      aptc={undefined}
      isEstimate={false}
      isConditional={false}
      place={SEARCH.place}
      ask={null}
    />
    <h3>Cards to look at first</h3>
    <ul className={cards.first}>
      {rows.slice(0, 2).map((row, place) => (
        <PlanCard key={row.plan.id} row={row} place={place} {...context} />
      ))}
    </ul>
    <h3>Cards of the list</h3>
    <ul className={cards.list}>
      {rows.map((row) => (
        <PlanCard key={row.plan.id} row={row} {...context} />
      ))}
    </ul>
    <h3>The tray, which fills when “Compare” is pressed on a card</h3>
    <CompareTray year={YEAR} />
  </>
);
