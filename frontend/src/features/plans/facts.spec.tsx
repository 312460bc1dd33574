import { expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { Plan, PlanSummary } from '../../../../backend/src/contract/plan.js';
import { DataTable } from '../../ui/index.js';
import { columnsFor, DEFAULT_SORT } from './columns.js';
import { compareRows } from './compare-rows.js';
import { CompareTable } from './CompareTable.js';
import { COMPARE_FACTS, FACTS, LIST_FACTS, PLAN_FACTS, PREMIUM_FACTS, YEAR_FACTS } from './facts.js';
import { overlay } from './overlay.js';
import { PlanDetails } from './PlanDetails.js';
import { wishesOf } from './preferences.js';
import { RandomHousehold } from './random-household.builder.js';
import { rankOne } from './ranking.js';

const FACT_LABELS = new Set(COMPARE_FACTS.map((name): string => FACTS[name].label));
const household = new RandomHousehold(20_261_121);

/** What a search holds of a plan. */
const summaryOf = ({ tiered_deductibles: _a, tiered_moops: _b, benefits: _c, brochure_url: _d, benefits_url: _e, network_url: _f, formulary_url: _g, ...summary }: Plan): PlanSummary => summary;
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** The figures once more from the plan's plain numbers, without any code of the product. */
function plainly({ premium, premium_w_credit, oopc, moops }: Plan): { usual: string; bad: string } {
  const text = (dollars: number | null) => (dollars === null ? 'Not known' : usd.format(dollars).replace(/\.00$/, ''));
  const year = premium === null || premium_w_credit === null ? null : Math.round(premium_w_credit * 100) * 12;
  // Medical care or medicines alone are not all that can come.
  const isWhole = moops.some(({ type }) => type.endsWith('(Total)')) || moops.length === 2;
  const most = isWhole ? moops.reduce((sum, { amount }) => sum + amount * 100, 0) : null;
  const care = oopc === null ? null : Math.min(Math.round(oopc * 100), most ?? Infinity);
  return { usual: text(year === null || care === null ? null : (year + care) / 100), bad: text(year === null || most === null ? null : (year + most) / 100) };
}

it('in 10,000 random households every figure and fact is the same in the list, on the plan\'s page and in the comparison', () => {
  const wrong: string[] = [];
  const same = (name: string, ...texts: unknown[]) => {
    if (new Set(texts).size > 1) wrong.push(`${name}: ${texts.join(' | ')}`);
  };
  for (let turn = 0; turn < 10_000; turn += 1) {
    const search = household.search();
    const preferences = household.preferences();
    const plans = household.plans(2);
    const wishes = wishesOf(preferences, search.household);
    const columns = new Map(columnsFor(search, new Map(), wishes.length > 0).map((column) => [column.id, column]));
    const rows = compareRows(plans.map((plan) => rankOne(plan, wishes, preferences.ownCare)));
    const compared = new Map(rows.map(({ label, texts }) => [label, texts]));
    // Paper shows the same rows: each fact, and no benefit that is the same in all plans.
    if (rows.some(({ label, isPrinted, differs }) => (FACT_LABELS.has(label) ? !isPrinted : isPrinted && !differs && label !== MATCHING.column))) wrong.push(`household ${turn}: on paper`);
    plans.forEach((plan, index) => {
      const inList = rankOne(summaryOf(plan), wishes, preferences.ownCare);
      const onPage = rankOne(overlay(summaryOf(plan), plan) ?? plan, wishes, preferences.ownCare);
      for (const id of LIST_FACTS) same(id, columns.get(id)?.cell(inList), FACTS[id].text(onPage));
      for (const name of [...PLAN_FACTS, ...PREMIUM_FACTS, ...YEAR_FACTS]) same(name, FACTS[name].text(inList), FACTS[name].text(onPage));
      for (const name of COMPARE_FACTS) same(name, compared.get(FACTS[name].label)?.[index], FACTS[name].text(onPage));
      same('match', JSON.stringify(onPage.match), JSON.stringify(inList.match));
      const { usual, bad } = plainly(plan);
      if (!preferences.ownCare) same('usual, plainly', FACTS.usual.text(inList), usual);
      same('bad, plainly', FACTS.bad.text(inList), bad);
    });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
}, 120_000);

it('before the full plan has come, its page already shows the list\'s figures', () => {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const passed = summaryOf(household.plan());
    const shown = overlay(passed, null);
    if (!shown) throw new Error('a plan that was passed is shown');
    for (const name of COMPARE_FACTS) expect(FACTS[name].text(rankOne(shown, []))).toBe(FACTS[name].text(rankOne(passed, [])));
  }
});

it('what the screens draw are these texts', () => {
  const escaped = (text: string) => Object.assign(document.createElement('p'), { textContent: text }).innerHTML;
  for (let turn = 0; turn < 10; turn += 1) {
    const search = household.search();
    const plan = household.plan();
    const row = rankOne(plan, []);
    const draw = (screen: ReactNode) => render(<MemoryRouter>{screen}</MemoryRouter>).container.innerHTML;
    const list = draw(<DataTable caption="Plans" columns={columnsFor(search, new Map(), false)} rows={[row]} keyOf={() => plan.id} sort={DEFAULT_SORT} onSort={() => undefined} />);
    const compare = draw(<CompareTable compared={[row, rankOne(household.plan(), [])]} search={search} />);
    const page = draw(<PlanDetails isWhole plan={plan} household={null} year={2026} />);
    for (const name of LIST_FACTS) for (const html of [list, compare]) expect(html).toContain(`>${escaped(FACTS[name].text(row))}</td>`);
    for (const name of PLAN_FACTS.filter((each) => each !== 'metal')) expect(page).toContain(`<dt>${FACTS[name].label}</dt><dd>${escaped(FACTS[name].text(row))}</dd>`);
    for (const name of plan.premium === null ? [] : YEAR_FACTS) expect(page).toContain(`<dt>${FACTS[name].label}</dt><dd>${escaped(FACTS[name].text(row))}</dd>`);
  }
});
