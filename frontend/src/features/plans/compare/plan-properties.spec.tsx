import { expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import type { Plan, PlanSummary, PlanYearCost } from '#contract/plans/plan.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { DataTable } from '#ui/index.js';
import { MATCHING } from '../messages/plans.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { defaultSort } from '../model/list-order.js';
import {
  CARE_PROPERTIES,
  COMPARE_PROPERTIES,
  LIST_PROPERTIES,
  PLAN_PROPERTIES,
  PREMIUM_PROPERTIES,
  PROPERTIES,
  shownTo,
  YEAR_PROPERTIES,
} from '../model/plan-properties.js';
import { criteriaFor } from '../model/ranking/preferences.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { mergePlan } from '../plan/merge-plan.js';
import { PlanDetails } from '../plan/PlanDetails.js';
import { columnsFor } from '../results/columns.js';
import { compareRows } from './compare-rows.js';
import { CompareTable } from './CompareTable.js';

/** Number of random households to check. It is 1,000, or 10,000 if the environment variable FUZZ is `all`. */
const TURNS = process.env['FUZZ'] === 'all' ? 10_000 : 1_000;

const FACT_LABELS = new Set(COMPARE_PROPERTIES.map((name): string => PROPERTIES[name].label));
const household = new RandomHousehold(20_261_121);

const summaryOf = ({
  tiered_deductibles: _a,
  tiered_moops: _b,
  benefits: _c,
  brochure_url: _d,
  benefits_url: _e,
  network_url: _f,
  formulary_url: _g,
  sbcs: _h,
  drug_tiers: _i,
  ...summary
}: Plan): PlanSummary => summary;
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
/**
 * Formats the estimated costs of a year. The function deliberately repeats the formatting rules instead of calling the
 * code under test.
 */
function plainly(cost: PlanYearCost | null): { average: string; most: string } {
  if (!cost) return { average: 'Not known', most: 'Not known' };
  const step = cost.average < 1_000 ? 50 : 100;
  const most = Math.round(cost.most);
  return { average: usd.format(Math.min(Math.round(cost.average / step) * step, most)), most: usd.format(most) };
}

it(`in ${TURNS} random households the list, the plan page and the comparison show the same properties of plans`, () => {
  const wrong: string[] = [];
  const same = (name: string, ...texts: unknown[]) => {
    if (new Set(texts).size > 1) wrong.push(`${name}: ${texts.join(' | ')}`);
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const search = household.search();
    const preferences = household.preferences();
    const plans = household.plans(2);
    const criteria = criteriaFor(preferences, search.household);
    const hasCriteria = criteria.length > 0;
    const columns = new Map(
      (['aLittleCare', 'aLotOfCare'] as const)
        .flatMap((expected) => columnsFor(search, new Map(), { hasCriteria, expected }))
        .map((column) => [column.id, column]),
    );
    const ownCosts = household.ownCareCosts(preferences, plans);
    const rows = compareRows(
      plans.map((plan) => rankPlan(plan, criteria, ownCosts)),
      { expectedCare: 'Low' },
    );
    const compared = new Map(rows.map(({ label, texts }) => [label, texts]));
    // The printed comparison must contain every row except those about benefits. A row about a benefit is printed only
    // if the plans differ in the benefit.
    if (
      rows.some(({ label, isPrinted, differs }) =>
        FACT_LABELS.has(label) ? !isPrinted : isPrinted && !differs && label !== MATCHING.column,
      )
    )
      wrong.push(`household ${turn}: on paper`);
    plans.forEach((plan, index) => {
      const inList = rankPlan(summaryOf(plan), criteria, ownCosts);
      const onPage = rankPlan(mergePlan(summaryOf(plan), plan) ?? plan, criteria, ownCosts);
      for (const id of LIST_PROPERTIES) same(id, columns.get(id)?.cell(inList), PROPERTIES[id].text(onPage));
      for (const name of [...PLAN_PROPERTIES, ...CARE_PROPERTIES, ...PREMIUM_PROPERTIES, ...YEAR_PROPERTIES])
        same(name, PROPERTIES[name].text(inList), PROPERTIES[name].text(onPage));
      for (const name of COMPARE_PROPERTIES)
        same(name, compared.get(PROPERTIES[name].label)?.[index], PROPERTIES[name].text(onPage));
      same('match', JSON.stringify(onPage.match), JSON.stringify(inList.match));
      const { average, most } = plainly(ownCosts ? (ownCosts[plan.id] ?? null) : plan.year_cost);
      same('average, plainly', PROPERTIES.average.text(inList), average);
      same('most, plainly', PROPERTIES.most.text(inList), most);
    });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

it('the plan page shows the figures from the list before the complete plan is loaded', () => {
  const wrong: object[] = [];
  for (let turn = 0; turn < 1_000; turn += 1) {
    const listed = summaryOf(household.plan());
    const shown = mergePlan(listed, null);
    if (!shown) throw new Error('a plan from the list is shown');
    const [inList, onPage] = [rankPlan(listed, []), rankPlan(shown, [])];
    for (const name of COMPARE_PROPERTIES) {
      const [expected, actual] = [PROPERTIES[name].text(inList), PROPERTIES[name].text(onPage)];
      // Comparing the texts here instead of with `expect` makes this test several times as fast.
      if (actual !== expected) wrong.push({ turn, name, expected, actual });
    }
  }
  expect(wrong).toEqual([]);
});

it('all screens show the expected text for each property', () => {
  const escaped = (text: string) => Object.assign(document.createElement('p'), { textContent: text }).innerHTML;
  for (let turn = 0; turn < 10; turn += 1) {
    const search = household.search();
    const plan = household.plan();
    const row = rankPlan(plan, []);
    const draw = (screen: ReactNode) => renderWithStore(aStore(), screen).container.innerHTML;
    const list = draw(
      <DataTable
        caption="Plans"
        columns={columnsFor(search, new Map(), { hasCriteria: false, expected: 'aLotOfCare' })}
        rows={[row]}
        keyOf={() => plan.id}
        sort={defaultSort(true)}
        onSort={() => undefined}
      />,
    );
    const compare = draw(
      <CompareTable
        compared={[row, rankPlan(household.plan(), [])]}
        year={search.year}
        search={search}
        expectedCare={undefined}
      />,
    );
    const page = draw(<PlanDetails isWhole plan={plan} search={null} year={2026} provenance={undefined} />);
    for (const name of shownTo(LIST_PROPERTIES, 'High')) {
      const [label, text] = [escaped(PROPERTIES[name].label), escaped(PROPERTIES[name].text(row))];
      expect(list).toContain(`>${text}</td>`);
      // If both plans have the same value for a property, the value is in a line of text and not in a table row.
      const isInRow = compare.split('<tr').some((row) => row.includes(`>${label}<`) && row.includes(`>${text}</span>`));
      expect(isInRow || compare.includes(`${label}: ${text}`)).toBe(true);
    }
    for (const name of PLAN_PROPERTIES.filter((each) => each !== 'metal'))
      expect(page).toContain(`<dt>${PROPERTIES[name].label}</dt><dd>${escaped(PROPERTIES[name].text(row))}</dd>`);
    for (const name of plan.premium === null ? [] : (['median', 'aLotOfCare'] as const))
      expect(page).toContain(`<dt>${PROPERTIES[name].label}</dt><dd>${escaped(PROPERTIES[name].text(row))}</dd>`);
  }
});
