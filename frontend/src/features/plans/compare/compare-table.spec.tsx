import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { COST } from '../messages/costs/cost.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { CompareTable } from './CompareTable.js';

const household = new RandomHousehold(7);
const search = household.search();
const compared = Array.from({ length: 3 }, () => rankPlan(household.plan(), []));
const [first = '', second = '', third = ''] = compared.map(({ plan }) => plan.id);

const Address = () => {
  const { search: query, hash } = useLocation();
  return <output>{query + hash}</output>;
};
const open = (address: string) =>
  renderWithStore(
    aStore(),
    <>
      <CompareTable compared={compared} year={search.year} search={search} expectedCare={undefined} />
      <Address />
    </>,
    [address],
  );
const address = () => screen.getByRole('status').textContent;
const shown = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox', { name: (name) => name.startsWith(COMPARE_PAGE.change) })
    .map(({ value }) => value);

it('the two plans that a phone shows are in the URL, so that a reload shows the same two', () => {
  const { unmount } = open('/compare#token');
  expect(shown()).toEqual([first, second]);
  fireEvent.change(screen.getAllByRole('combobox')[0] ?? document.body, { target: { value: third } });
  const after = address();
  expect(after).toContain('#token');
  unmount();
  open(`/compare${after}`);
  expect(shown()).toEqual([third, second]);
});

it('the parts of the pictures are explained beside them', () => {
  open('/compare');
  expect(screen.getAllByRole('list', { name: COST.key.title })[0]?.textContent).toContain(COST.key.ring);
});

it('the pictures name the cost of the year that the household expects', () => {
  const { container } = renderWithStore(
    aStore(),
    <CompareTable compared={compared} year={search.year} search={search} expectedCare="Low" />,
  );
  const terms = [...container.querySelectorAll('dt')].filter(({ textContent }) => textContent === COST.aLittleCare);
  expect(terms).toHaveLength(compared.filter(({ cost }) => cost !== null).length);
});

it('plans in the URL that are not compared are ignored', () => {
  open(`/compare?pair=nothing&pair=${second}&pair=${second}`);
  expect(shown()).toEqual([second, first]);
});

it('values that are known for no plan are not called the same', () => {
  const plans = compared.map(({ plan }) =>
    rankPlan({ ...plan, premium: null, premium_w_credit: null, year_cost: null }, []),
  );
  renderWithStore(
    aStore(),
    <CompareTable compared={plans} year={search.year} search={search} expectedCare={undefined} />,
  );
  const button = screen.getByRole('button', { name: new RegExp(`^${COMPARE_PAGE.groups.costs}.*, 6 not known$`) });
  const text = button.closest('tbody')?.textContent ?? '';
  expect(text).toMatch(new RegExp(`Not known: ${PROPERTIES.premium.label}; .*; ${PROPERTIES.most.label}\\.`));
  expect(text).not.toContain(`: ${COST.unknown}`);
});

it('plans that share the best value are marked as tied', () => {
  const cheap = { premium: 500, premium_w_credit: 300 };
  const plans = [cheap, cheap, { ...cheap, premium_w_credit: 400 }].map((price) =>
    rankPlan({ ...household.plan(), ...price }, []),
  );
  renderWithStore(
    aStore(),
    <CompareTable compared={plans} year={search.year} search={search} expectedCare={undefined} />,
  );
  const row = screen.getByRole('rowheader', { name: new RegExp(PROPERTIES.premium.label) }).closest('tr');
  const marks = [...(row?.querySelectorAll('td') ?? [])].map(
    (cell) => /Tied: lowest|Lowest/.exec(cell.textContent)?.[0],
  );
  expect(marks).toEqual(['Tied: lowest', 'Tied: lowest', undefined]);
});

it('a phone says how many of the plans are side by side', () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  open('/compare');
  globalThis.matchMedia = matchMedia;
  expect(screen.getByText(COMPARE_PAGE.inView(2, compared.length))).toBeTruthy();
});

it.each([
  ['another plan differs and is lowest', [300, 300, 200], '≠ C differs · lowest: C'],
  ['a plan in view is lowest', [200, 300, 400], ''],
  ['all are the same', [300, 300, 300], null],
])('on a phone, a line says what holds for plans out of view: %s', (_name, prices, words) => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  const plans = prices.map((price) =>
    rankPlan({ ...household.plan(), premium: 500, premium_w_credit: price, year_cost: null }, []),
  );
  renderWithStore(
    aStore(),
    <CompareTable compared={plans} year={search.year} search={search} expectedCare={undefined} />,
  );
  globalThis.matchMedia = matchMedia;
  const label = PROPERTIES.premium.label;
  const header = screen.queryByRole('rowheader', { name: new RegExp(label) });
  expect(header && header.textContent.replace(label, '').trim()).toBe(words);
});
