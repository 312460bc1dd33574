import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { MATCHING } from '#contract/messages/plans.js';
import type { Plan, PlanSummary } from '#contract/plan.js';
import { InStore } from '#store/store.builder.js';
import { DataTable } from '#ui/index.js';
import { COMPARE_FACTS, FACTS, LIST_FACTS, PLAN_FACTS, PREMIUM_FACTS, YEAR_FACTS } from '../model/plan-facts.js';
import { criteriaFor } from '../model/preferences.js';
import { RandomHousehold } from '../model/random-household.builder.js';
import { rankPlan } from '../model/ranking.js';
import { mergePlan } from '../plan/merge-plan.js';
import { PlanDetails } from '../plan/PlanDetails.js';
import { columnsFor, DEFAULT_SORT } from '../results/columns.js';
import { compareRows } from './compare-rows.js';
import { CompareTable } from './CompareTable.js';

/** Number of random households to check. `FUZZ=all` checks 10,000. */
const TURNS = process.env['FUZZ'] === 'all' ? 10_000 : 1_000;

const FACT_LABELS = new Set(COMPARE_FACTS.map((name): string => FACTS[name].label));
const household = new RandomHousehold(20_261_121);

/** Returns the plan as a search returns it, without the details. */
const summaryOf = ({
  tiered_deductibles: _a,
  tiered_moops: _b,
  benefits: _c,
  brochure_url: _d,
  benefits_url: _e,
  network_url: _f,
  formulary_url: _g,
  ...summary
}: Plan): PlanSummary => summary;
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** Computes a plan's yearly amounts from its raw numbers without using the code under test. */
function plainly({ premium, premium_w_credit, oopc, moops }: Plan): { usual: string; bad: string } {
  const text = (dollars: number | null) => (dollars === null ? 'Not known' : usd.format(dollars).replace(/\.00$/, ''));
  const year = premium === null || premium_w_credit === null ? null : Math.round(premium_w_credit * 100) * 12;
  // A deductible for medical care alone, or for drugs alone, is only part of the total.
  const isWhole = moops.some(({ type }) => type.endsWith('(Total)')) || moops.length === 2;
  const most = isWhole ? moops.reduce((sum, { amount }) => sum + amount * 100, 0) : null;
  const care = oopc === null ? null : Math.min(Math.round(oopc * 100), most ?? Infinity);
  return {
    usual: text(year === null || care === null ? null : (year + care) / 100),
    bad: text(year === null || most === null ? null : (year + most) / 100),
  };
}

it(`in ${TURNS} random households the list, the plan page and the comparison show the same facts`, () => {
  const wrong: string[] = [];
  const same = (name: string, ...texts: unknown[]) => {
    if (new Set(texts).size > 1) wrong.push(`${name}: ${texts.join(' | ')}`);
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const search = household.search();
    const preferences = household.preferences();
    const plans = household.plans(2);
    const criteria = criteriaFor(preferences, search.household);
    const columns = new Map(columnsFor(search, new Map(), criteria.length > 0).map((column) => [column.id, column]));
    const rows = compareRows(plans.map((plan) => rankPlan(plan, criteria, preferences.ownCare)));
    const compared = new Map(rows.map(({ label, texts }) => [label, texts]));
    // The printed comparison contains every fact but leaves out benefits that are the same in all plans.
    if (
      rows.some(({ label, isPrinted, differs }) =>
        FACT_LABELS.has(label) ? !isPrinted : isPrinted && !differs && label !== MATCHING.column,
      )
    )
      wrong.push(`household ${turn}: on paper`);
    plans.forEach((plan, index) => {
      const inList = rankPlan(summaryOf(plan), criteria, preferences.ownCare);
      const onPage = rankPlan(mergePlan(summaryOf(plan), plan) ?? plan, criteria, preferences.ownCare);
      for (const id of LIST_FACTS) same(id, columns.get(id)?.cell(inList), FACTS[id].text(onPage));
      for (const name of [...PLAN_FACTS, ...PREMIUM_FACTS, ...YEAR_FACTS])
        same(name, FACTS[name].text(inList), FACTS[name].text(onPage));
      for (const name of COMPARE_FACTS) same(name, compared.get(FACTS[name].label)?.[index], FACTS[name].text(onPage));
      same('match', JSON.stringify(onPage.match), JSON.stringify(inList.match));
      const { usual, bad } = plainly(plan);
      if (!preferences.ownCare) same('usual, plainly', FACTS.usual.text(inList), usual);
      same('bad, plainly', FACTS.bad.text(inList), bad);
    });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

it('the plan page shows the figures from the list before the complete plan is loaded', () => {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const listed = summaryOf(household.plan());
    const shown = mergePlan(listed, null);
    if (!shown) throw new Error('a plan from the list is shown');
    for (const name of COMPARE_FACTS)
      expect(FACTS[name].text(rankPlan(shown, []))).toBe(FACTS[name].text(rankPlan(listed, [])));
  }
});

it('all screens show the expected text for each fact', () => {
  const escaped = (text: string) => Object.assign(document.createElement('p'), { textContent: text }).innerHTML;
  for (let turn = 0; turn < 10; turn += 1) {
    const search = household.search();
    const plan = household.plan();
    const row = rankPlan(plan, []);
    const draw = (screen: ReactNode) =>
      render(<MemoryRouter>{screen}</MemoryRouter>, { wrapper: InStore }).container.innerHTML;
    const list = draw(
      <DataTable
        caption="Plans"
        columns={columnsFor(search, new Map(), false)}
        rows={[row]}
        keyOf={() => plan.id}
        sort={DEFAULT_SORT}
        onSort={() => undefined}
      />,
    );
    const compare = draw(<CompareTable compared={[row, rankPlan(household.plan(), [])]} search={search} />);
    const page = draw(<PlanDetails isWhole plan={plan} household={null} year={2026} />);
    for (const name of LIST_FACTS)
      for (const html of [list, compare]) expect(html).toContain(`>${escaped(FACTS[name].text(row))}</td>`);
    for (const name of PLAN_FACTS.filter((each) => each !== 'metal'))
      expect(page).toContain(`<dt>${FACTS[name].label}</dt><dd>${escaped(FACTS[name].text(row))}</dd>`);
    for (const name of plan.premium === null ? [] : YEAR_FACTS)
      expect(page).toContain(`<dt>${FACTS[name].label}</dt><dd>${escaped(FACTS[name].text(row))}</dd>`);
  }
});
