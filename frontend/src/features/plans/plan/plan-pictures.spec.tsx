import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Plan } from '#contract/plans/plan.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { COST } from '../messages/costs/cost.js';
import { IN_WORDS } from '../messages/costs/plan-costs.js';
import { EXAMPLES, STEPS, YEARS } from '../messages/plan-pictures.js';
import { aPlanInFull, aYearCost, deductible, moop } from '../model/builders/plan.builder.js';
import { dollars } from '../model/costs/money.js';
import { costScale } from '../model/ranking/cost-scale.js';
import { mayBePregnant, PlanPictures } from './PlanPictures.js';

const example = (deductible: number) => ({ deductible, copay: 60, coinsurance: 0, limit: 60 });
const plan = (fracture: number, changes: Partial<Plan> = {}): Plan =>
  aPlanInFull({
    sbcs: { baby: example(3_000), diabetes: example(3_000), fracture: example(fracture) },
    ...changes,
  });
const pictures = (fracture: number) => <PlanPictures plan={plan(fracture)} cost={null} year={2027} savings={null} />;

it('each worked example says what the person pays of its cost, and one that cannot be right is left out', () => {
  renderWithStore(aStore(), pictures(2_800));
  expect(screen.getByText(EXAMPLES.pay('$3,120', '$12,700'))).toBeTruthy();
  expect(screen.getByText(EXAMPLES.pay('$3,120', '$5,600'))).toBeTruthy();
  expect(screen.queryByText(EXAMPLES.names.fracture)).toBeNull();
});

it.each([
  ['own', true],
  ['unknown', false],
] as const)('examples without extra savings (%s) do not speak of the reader', (savings, isMaximumKnown) => {
  const silver = plan(1_000, { moops: [moop(3_100)] });
  const { container } = renderWithStore(
    aStore(),
    <PlanPictures plan={silver} cost={null} year={2027} savings={savings} />,
  );
  expect(screen.getByText(EXAMPLES.payWithout('$3,120', '$12,700'))).toBeTruthy();
  expect(container.textContent).not.toMatch(/You pay \$[\d,]+ of/);
  expect(container.textContent.includes(EXAMPLES.never('$3,100'))).toBe(isMaximumKnown);
});

it('each step of how the plan pays is described to people who cannot see it', () => {
  renderWithStore(aStore(), pictures(1_000));
  expect(screen.getByText(EXAMPLES.pay('$1,120', '$2,800'))).toBeTruthy();
  for (const dollars of [100, 30, 0]) expect(screen.getByRole('img', { name: STEPS.share(dollars) })).toBeTruthy();
});

it('where the network has two tiers, no step and no example calls the maximum of the first the most', () => {
  const silver = plan(1_000, { moops: [moop(3_100)], most_in_tier_2: 4_700 });
  const { container } = renderWithStore(aStore(), <PlanPictures plan={silver} cost={null} year={2027} savings="own" />);
  expect(container.textContent).toContain(`${IN_WORDS.beyond('$3,100')} ${IN_WORDS.secondTier('$4,700')}`);
  expect(container.textContent).toContain(EXAMPLES.never('$4,700'));
});

it('a plan without a deductible shares the cost from the first day, and no step ends at $0', () => {
  const free = plan(1_000, { deductibles: [deductible(0)], sbcs: null });
  const { container } = renderWithStore(aStore(), <PlanPictures plan={free} cost={null} year={2027} savings={null} />);
  expect(screen.getByRole('heading', { name: STEPS.fromStart })).toBeTruthy();
  expect(screen.queryByText(STEPS.between)).toBeNull();
  expect(container.textContent).not.toContain('$0');
});

it('a plan whose maximum is $0 pays everything from the first day', () => {
  const free = plan(1_000, { deductibles: [deductible(0)], moops: [moop(0)], sbcs: null });
  const { container } = renderWithStore(aStore(), <PlanPictures plan={free} cost={null} year={2027} savings={null} />);
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([STEPS.fromStart]);
  expect(screen.getByText(IN_WORDS.nothing)).toBeTruthy();
  expect(container.textContent).not.toContain('$0');
});

it('twenty years are dots, and the sentences below name the same figures as the rest of the page', () => {
  const years = Array.from({ length: 20 }, (_, year) => 5_000 + 200 * year);
  const cost = { ...aYearCost(), years };
  const { container } = renderWithStore(
    aStore(),
    <PlanPictures plan={plan(1_000)} cost={cost} year={2027} savings={null} />,
  );
  const section = screen.getByText(YEARS.title(20)).closest('details');
  for (const text of [
    YEARS.half(10, 20, '$5,600'),
    YEARS.dearer(5, 20, '$7,800'),
    YEARS.never('$13,800', '$4,800', COST.premiums(), '$9,000'),
  ])
    expect(section?.textContent).toContain(text);
  // Each of the five most expensive years has a second, striped circle, so there are 25 circles.
  expect(container.querySelectorAll('svg[height]:not([width]) > circle')).toHaveLength(25);
});

const ofYears = (years: number[]) => (
  <PlanPictures plan={plan(1_000)} cost={{ ...aYearCost(), years }} year={2027} savings={null} />
);

it('the dots stand on the axis of the cost picture, which ends at or above the most that the plan can cost', () => {
  const cost = aYearCost();
  const years = Array.from({ length: 20 }, (_, year) => 4_800 + 200 * year);
  const { container } = renderWithStore(aStore(), ofYears(years));
  const end = costScale([{ cost }]) ?? 0;
  const ticks = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(ticks).toEqual([0, 0.25, 0.5, 0.75, 1].map((share) => dollars(share * end)));
  const first = Number.parseFloat(
    container.querySelector('svg[height]:not([width]) > circle')?.getAttribute('cx') ?? '',
  );
  expect(Math.abs(first - (100 * 4_800) / end)).toBeLessThanOrEqual(2.5);
});

it('years that cost almost the same are described in sentences alone', () => {
  const { container } = renderWithStore(
    aStore(),
    ofYears(Array.from({ length: 20 }, (_, year) => (year < 2 ? 5_000 : 13_700))),
  );
  expect(screen.getByText(YEARS.title(20)).closest('details')?.textContent).toContain('$13,800');
  expect(container.querySelector('circle')).toBeNull();
});

it('the sentences do not count years above an amount that reads like that of half the years', () => {
  const cost = { ...aYearCost(), median: 13_790, aLotOfCare: 13_795, years: Array<number>(20).fill(13_800) };
  const shown = <PlanPictures plan={plan(1_000)} cost={cost} year={2027} savings={null} />;
  const text = renderWithStore(aStore(), shown).container.textContent;
  expect(text).toContain(YEARS.half(10, 20, '$13,800 (about the maximum)'));
  expect(text).not.toContain('of the 20 years, you pay more');
});

/** Number of random plans to check. `FUZZ=all` checks more. */
const TURNS = process.env['FUZZ'] === 'all' ? 200 : 30;

it('the sentence about dearer years counts those of the key, for random years of which many cost the same', () => {
  let seed = 7_000;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const said: { sentence: string; key: string | undefined }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const premiums = Math.round(random() * 100_000) / 100;
    // The server finds both the years and the amount in these costs, and rounds only the years to whole dollars.
    const costs = Array.from({ length: 40 }, () => premiums + Math.floor(random() * 20) * 450.5).toSorted(
      (a, b) => a - b,
    );
    const years = costs.filter((_, place) => place % 2 === 1).map(Math.round);
    const cost = { ...aYearCost(), premiums, median: costs[19] ?? 0, aLotOfCare: costs[30] ?? 0, years };
    const shown = <PlanPictures plan={plan(1_000)} cost={cost} year={2027} savings={null} />;
    const { container, unmount } = renderWithStore(aStore(), shown);
    const [, sentence] = /In (\d+) of the 20 years, you pay more/.exec(container.textContent) ?? [];
    const [, key] = /costlier years(\d+) years with a lot of care/.exec(container.textContent) ?? [];
    if (sentence) said.push({ sentence, key });
    unmount();
  }
  expect(said.length).toBeGreaterThan(TURNS / 5);
  expect(said.filter(({ sentence, key }) => sentence !== key)).toEqual([]);
});

it('if the costs of individual years are not known, the picture of years is left out', () => {
  renderWithStore(aStore(), <PlanPictures plan={plan(1_000)} cost={aYearCost()} year={2027} savings={null} />);
  expect(screen.queryByText(YEARS.title(20))).toBeNull();
});

it('the sentences below the years name the medicines that the costs leave out', () => {
  const cost = { ...aYearCost(), years: Array.from({ length: 20 }, (_, year) => 4_800 + 200 * year) };
  const note = 'plus the full price of Ozempic, which this plan doesn’t cover';
  const shown = <PlanPictures plan={plan(1_000)} cost={cost} note={note} year={2027} savings={null} />;
  expect(renderWithStore(aStore(), shown).container.textContent).toContain(YEARS.without(note));
});

it.each([
  [[{ age: 50 }], true],
  [[{ age: 51 }], false],
  [[{ age: 30, gender: 'Male' }], false],
  [[{ age: 63 }, { age: 11 }], false],
  [[{ age: 63 }, { age: 30, gender: 'Female' }], true],
  [[{ age: 52, is_pregnant: true }], true],
] as const)('somebody in a household of %j may be pregnant: %s', (people, mayBe) => {
  const household = { income: 31_000, people: people.map((person) => ({ aptc_eligible: true, ...person })) };
  expect(mayBePregnant(household)).toBe(mayBe);
  renderWithStore(
    aStore(),
    <PlanPictures plan={plan(1_000)} cost={null} year={2027} savings={null} household={household} />,
  );
  expect(screen.queryByText(EXAMPLES.names.baby) !== null).toBe(mayBe);
});
