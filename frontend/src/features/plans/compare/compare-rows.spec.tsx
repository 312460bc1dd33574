import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PlanCare } from '#features/care/index.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { COVERAGE_LABELS, COVERAGE_TERMS } from '#features/care/messages/care.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { COST } from '../messages/costs/cost.js';
import { PLAN } from '../messages/plan.js';
import { aPlanCare, aYearCost } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { compareRows } from './compare-rows.js';
import { CompareTable } from './CompareTable.js';

type Item = PlanCare['items'][number];
const household = new RandomHousehold(11);
const search = household.search();
const medicine = (name: string, answer: Item['answer'], label: string, notes: readonly string[] = []): Item => ({
  kind: 'medicines',
  id: name,
  name,
  answer,
  label,
  notes,
  tier: null,
});
const [METFORMIN, LIPITOR, ELIQUIS] = ['Metformin, 500 mg', 'Lipitor, 20 mg', 'Eliquis, 5 mg'];
const { Covered, NotCovered, DataNotProvided } = COVERAGE_LABELS;
const [GENERIC, BRAND] = [COVERAGE_TERMS.tier('Generic'), COVERAGE_TERMS.tier('Preferred brand')];
const LISTS = [
  [
    medicine(METFORMIN, 'yes', Covered, [GENERIC]),
    medicine(LIPITOR, 'yes', Covered, [GENERIC]),
    medicine(ELIQUIS, 'no', NotCovered),
  ],
  [
    medicine(METFORMIN, 'yes', Covered, [GENERIC]),
    medicine(LIPITOR, 'yes', Covered, [BRAND, COVERAGE_TERMS.quantity_limit]),
    medicine(ELIQUIS, 'unknown', DataNotProvided),
  ],
];
const compared = LISTS.map((items) =>
  rankPlan(household.plan(), [], null, () => ({
    ...aPlanCare(),
    items,
    tallies: [{ kind: 'medicines', text: `Medicines ${items.length}`, tone: 'good' }],
  })),
);

it('medicines are a group of their own, and plans differ also if they cover a medicine under different terms', () => {
  const rows = compareRows(compared).filter(({ group }) => group === 'ownCare');
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    [ELIQUIS, true],
    [CARE_NAMES.medicines, false],
    [METFORMIN, false],
    [LIPITOR, true],
  ]);
});

it('medicines that no plan covers come first, in one row that no line of text folds', () => {
  const [plan] = LISTS[0] ?? [];
  const missed = [ELIQUIS, LIPITOR].map((name) => medicine(name, 'no', NotCovered));
  const care = { ...aPlanCare(), items: [...(plan ? [plan] : []), ...missed] };
  const plans = compared.map((row) => ({ ...row, care }));
  renderWithStore(
    aStore(),
    <CompareTable compared={plans} year={search.year} search={search} expectedCare={undefined} />,
  );
  const [, main, , same] = screen.getAllByRole('rowgroup');
  const [onPaper, first] = within(main ?? document.body).getAllByRole('row');
  const names = `${ELIQUIS}; ${LIPITOR}`;
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([names, NotCovered, NotCovered]);
  expect(onPaper?.textContent.trim()).toBe(`No A, B: ${names}.`);
  expect(onPaper?.querySelectorAll('svg')).toHaveLength(1);
  expect(same?.textContent).toContain(METFORMIN);
  expect(same?.textContent).not.toContain(ELIQUIS);
});

it('on paper, a star stands for the medicines that the yearly costs leave out, however short the words are', () => {
  const plans = compared.map((row) => ({ ...row, care: aPlanCare('no') }));
  const most = (rows: ReturnType<typeof compareRows>) => rows.find(({ label }) => label === COST.most)?.shortTexts;
  expect(most(compareRows(plans))?.every((text) => /^\$[\d,]+\*$/.test(text))).toBe(true);
  expect(most(compareRows(compared))).toBeUndefined();
});

it('without medicines and doctors there is no such group', () => {
  const plans = compared.map(({ plan }) => rankPlan(plan, []));
  expect(compareRows(plans).filter(({ group }) => group === 'ownCare')).toEqual([]);
});

it('each plan says whether it covers a medicine, under which terms, or that there is no data', () => {
  renderWithStore(
    aStore(),
    <CompareTable compared={compared} year={search.year} search={search} expectedCare={undefined} />,
  );
  const group = screen.getByRole('table');
  const cells = (name: string) =>
    within(
      within(group)
        .getAllByRole('row', { name: new RegExp(`^${name}(?!:)`) })
        .at(-1) ?? group,
    )
      .getAllByRole('cell')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(cells(LIPITOR)).toEqual([
    [Covered, GENERIC],
    [Covered, BRAND, COVERAGE_TERMS.quantity_limit],
  ]);
  expect(cells(ELIQUIS)).toEqual([[NotCovered], [DataNotProvided]]);
  expect(within(group).queryByRole('row', { name: new RegExp(`^${METFORMIN}`) })).toBeNull();
});

it('the most with tier 1 doctors only is a row if the network of one of the plans has two tiers', () => {
  const rowsOf = (inTier1: number) =>
    compareRows(
      [aYearCost({ maximum: 7_000 }), aYearCost({ maximum: 9_000, inTier1 })].map((year_cost) =>
        rankPlan({ ...household.plan(), year_cost }, []),
      ),
    );
  const labels = rowsOf(4_000).map(({ label }) => label);
  expect(labels[labels.indexOf(COST.most) + 1]).toBe(COST.mostInTier1);
  expect(rowsOf(4_000).find(({ label }) => label === COST.mostInTier1)?.texts).toEqual([COST.oneTier, '$8,800']);
  expect(rowsOf(9_000).map(({ label }) => label)).not.toContain(COST.mostInTier1);
});

it('full prices are one row, which nothing calls a premium after a tax credit', () => {
  const labels = compareRows(compared, { isFullPrice: true }).map(({ label }) => label);
  expect(labels.filter((label) => label === PLAN.fullPremium)).toHaveLength(1);
  expect(labels).not.toContain(PLAN.premiumAfterCredit);
  const usual = compareRows(compared).map(({ label }) => label);
  expect(usual).toEqual(expect.arrayContaining([PLAN.premiumAfterCredit, PLAN.fullPremium]));
});
