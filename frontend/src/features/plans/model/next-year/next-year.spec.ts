import { describe, expect, it } from '@jest/globals';
import type { Renewal } from '#contract/changes/next-year.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { NEXT_YEAR_WORDS as WORDS } from '../../messages/next-year.js';
import { aPlan, aPlanCare, aYearCost, deductible, moop } from '../builders/plan.builder.js';
import { PROPERTIES } from '../plan-properties.js';
import { rankPlan, type RankedPlan } from '../ranking/ranking.js';
import { changesBetween, cheaperText, outcomeOf, premiumChange, sentencesAbout } from './next-year.js';

const row = (changes: Partial<PlanSummary> = {}, care = null as ReturnType<typeof aPlanCare> | null): RankedPlan =>
  rankPlan(aPlan(changes), [], null, care && (() => care));

const now = row({ id: '11111TX0000001', name: 'Gold Harvest', metal_level: 'Gold' });
const again = row({ id: '11111TX0000001', name: 'Gold Harvest', metal_level: 'Gold' });
const other = row({ id: '11111TX0000002', name: 'Gold Orchard', metal_level: 'Gold' });
const silver = row({ id: '11111TX0000003', name: 'Silver Steady', metal_level: 'Silver' });
const notHere = row({ id: '11111TX0000002', name: 'Gold Orchard', premium: null, premium_w_credit: null });

const renewal = (changes: Partial<Renewal> = {}): Renewal => ({
  next_year: 2027,
  is_out: true,
  new_plan_id: null,
  is_by_area: false,
  is_sold_elsewhere: false,
  ...changes,
});

describe('what becomes of a plan', () => {
  it.each([
    ['not out yet', renewal({ is_out: false }), null, 'notOut', [WORDS.notOut(2027)]],
    ['without a successor', renewal(), null, 'ends', [WORDS.ends(2026), WORDS.choose(2027)]],
    [
      'no longer sold in the county',
      renewal({ is_sold_elsewhere: true }),
      null,
      'leftCounty',
      [WORDS.leftCounty(2027), WORDS.choose(2027)],
    ],
    [
      'the same, but without a price in the county',
      renewal({ new_plan_id: now.plan.id }),
      row({ id: now.plan.id, premium: null }),
      'leftCounty',
      [WORDS.leftCounty(2027), WORDS.choose(2027)],
    ],
    ['the same plan again', renewal({ new_plan_id: now.plan.id }), again, 'same', [WORDS.same(2027), WORDS.mayEnroll]],
    [
      'the same plan under another name',
      renewal({ new_plan_id: now.plan.id }),
      row({ id: now.plan.id, name: 'Gold Harvest Plus', metal_level: 'Gold' }),
      'same',
      [WORDS.same(2027), WORDS.newName('Gold Harvest Plus'), WORDS.mayEnroll],
    ],
    [
      'replaced by another plan',
      renewal({ new_plan_id: other.plan.id }),
      other,
      'replaced',
      [WORDS.replaced(2027, 'Gold Orchard'), WORDS.mayEnroll],
    ],
    [
      'split into several plans by area',
      renewal({ new_plan_id: other.plan.id, is_by_area: true }),
      other,
      'replaced',
      [WORDS.replaced(2027, 'Gold Orchard'), WORDS.byArea, WORDS.mayEnroll],
    ],
    [
      'replaced by a plan of another metal level',
      renewal({ new_plan_id: silver.plan.id }),
      silver,
      'replaced',
      [WORDS.replaced(2027, 'Silver Steady'), WORDS.otherMetal('Gold', 'Silver'), WORDS.mayEnroll],
    ],
    [
      'replaced by a plan of another insurer',
      renewal({ new_plan_id: '22222TX0000001' }),
      row({ id: '22222TX0000001', name: 'Gold One', metal_level: 'Gold', issuer: { id: '22222', name: 'Ninepines' } }),
      'replaced',
      [WORDS.replacedByOther(2027, 'Gold One', 'Ninepines'), WORDS.mayEnroll],
    ],
    [
      'replaced by a plan that is not sold in the county',
      renewal({ new_plan_id: notHere.plan.id }),
      notHere,
      'notHere',
      [WORDS.notHere(2027, 'Gold Orchard'), WORDS.choose(2027)],
    ],
    [
      'replaced by a plan without data',
      renewal({ new_plan_id: '11111TX0000009' }),
      null,
      'notShown',
      [WORDS.notShown(2027)],
    ],
  ] as const)('%s: has its own words', (_, answer, after, outcome, sentences) => {
    expect(outcomeOf(now, answer, after)).toBe(outcome);
    expect(sentencesAbout(now, answer, after)).toEqual(sentences);
  });
});

const changeOf = (before: RankedPlan, after: RankedPlan, label: string) =>
  changesBetween(before, after).find((change) => change.label === label);

it('a plan without a price for the household in both years is not said to have left the county', () => {
  const [before, after] = [row({ premium: null }), row({ premium: null })];
  const answer = renewal({ new_plan_id: after.plan.id });
  expect(outcomeOf(before, answer, after)).toBe('noPrice');
  expect(sentencesAbout(before, answer, after)).toEqual([WORDS.noPrice(2027)]);
});

describe('what changes from one year to the next', () => {
  const dearer = row({
    premium_w_credit: 430.6,
    deductibles: [deductible(2_500)],
    moops: [moop(9_000)],
    year_cost: aYearCost({ premiums: 5_200, care: 1_700 }),
  });
  const cheap = row({ premium_w_credit: 412.4 });

  it('each figure reads as on the pages of the two plans', () => {
    const changes = changesBetween(cheap, dearer);
    for (const name of ['premium', 'deductibles', 'moops', 'average'] as const) {
      const { label, text } = PROPERTIES[name];
      expect(changes).toContainEqual(expect.objectContaining({ label, before: text(cheap), after: text(dearer) }));
    }
  });

  it('full prices are not called premiums after a tax credit', () => {
    const labels = changesBetween(cheap, dearer, true).map(({ label }) => label);
    expect(labels).toContain(PROPERTIES.fullPremium.label);
    expect(labels).not.toContain(PROPERTIES.premium.label);
    expect(WORDS.premium('the same', true)).toBe('Full premium: the same.');
  });

  it('the difference of the premiums is that of the whole dollars on the screen', () => {
    expect(premiumChange(cheap, dearer)).toBe(WORDS.more('$19'));
    expect(premiumChange(dearer, cheap)).toBe(WORDS.less('$19'));
    expect(premiumChange(cheap, row({ premium_w_credit: 412.1 }))).toBe(WORDS.unchanged);
  });

  it('says which amounts go up, go down and stay', () => {
    expect(changeOf(cheap, dearer, PROPERTIES.deductibles.label)?.change).toBe(WORDS.less('$500'));
    expect(changeOf(cheap, dearer, PROPERTIES.moops.label)?.change).toBe(WORDS.unchanged);
    expect(changeOf(cheap, dearer, PROPERTIES.average.label)?.change).toBe(WORDS.aboutMore('$600'));
  });

  it('says nothing about an amount that is not known in one of the years', () => {
    expect(changeOf(cheap, row({ deductibles: [] }), PROPERTIES.deductibles.label)?.change).toBe('');
  });

  it('average years within $100 are about the same, and assumed ones are not compared', () => {
    const close = row({ year_cost: aYearCost({ care: 1_560 }) });
    const guess = row({ year_cost: aYearCost({ care: 3_000, assumed: ['care'] }) });
    expect(changeOf(cheap, close, PROPERTIES.average.label)?.change).toBe(WORDS.aboutTheSame);
    expect(changeOf(cheap, guess, PROPERTIES.average.label)?.change).toBe(WORDS.cannotCompare);
  });

  it('names the difference of the average years as they are shown', () => {
    const [then, next] = [11_849, 12_560].map((care) =>
      row({ year_cost: aYearCost({ premiums: 0, care, maximum: 99_000 }) }),
    );
    if (!then || !next) throw new RangeError('two plans');
    const change = changeOf(then, next, PROPERTIES.average.label);
    expect(change).toMatchObject({ before: '$11,800', after: '$12,600', change: 'about $800 more' });
  });

  it('average years that count different medicines are not compared', () => {
    const change = changeOf(row({}, aPlanCare('yes')), row({}, aPlanCare('no')), PROPERTIES.average.label);
    expect(change?.change).toBe(WORDS.cannotCompare);
  });

  it.each([
    ['yes', 'no', WORDS.lost('Ozempic')],
    ['generic', 'no', WORDS.lost('Ozempic')],
    ['no', 'yes', WORDS.gained('Ozempic')],
    ['no', 'generic', WORDS.gained('Ozempic')],
    ['yes', 'generic', WORDS.genericOnly('Ozempic')],
    ['generic', 'yes', WORDS.gained('Ozempic')],
    ['yes', 'unknown', WORDS.noData('Ozempic')],
    ['unknown', 'no', WORDS.unchanged],
    ['yes', 'yes', WORDS.unchanged],
  ] as const)('a medicine with the answer %s and then %s', (before, after, text) => {
    const change = changeOf(row({}, aPlanCare(before)), row({}, aPlanCare(after)), WORDS.medicines);
    expect(change?.change).toBe(text);
  });

  it('without medicines and doctors there is no line about them', () => {
    expect(changesBetween(cheap, dearer).map(({ label }) => label)).not.toContain(WORDS.medicines);
  });

  it('the metal level has a line only if it changes', () => {
    expect(changeOf(now, other, PROPERTIES.metal.label)).toBeUndefined();
    expect(changeOf(now, silver, PROPERTIES.metal.label)).toMatchObject({ before: 'Gold', after: 'Silver' });
  });
});

describe('whether another plan would cost less', () => {
  const cheaper = row({ name: 'Bronze Basic', year_cost: aYearCost({ care: 1_000 }) });
  const own = row({ year_cost: aYearCost({ care: 1_500 }) });

  it('names the cheapest plan and how much less it costs', () => {
    expect(cheaperText(2027, own.plan.id, [own, cheaper])).toBe(WORDS.cheaper('Bronze Basic', '$500'));
  });

  it('says so if no plan costs clearly less', () => {
    const close = row({ year_cost: aYearCost({ care: 1_420 }) });
    expect(cheaperText(2027, own.plan.id, [own, close])).toBe(WORDS.none);
  });

  it('without a plan that goes on, names the plan that costs least', () => {
    expect(cheaperText(2027, null, [own, cheaper])).toBe(WORDS.cheapest('Bronze Basic', '$5,800'));
  });

  it('says which medicine the cost of the named plan leaves out, because no plan covers it', () => {
    const plans = [own, cheaper].map((plan) => ({ ...plan, care: aPlanCare('no') }));
    expect(cheaperText(2027, null, plans)).toBe(WORDS.cheapest('Bronze Basic', '$5,800, plus the price of Ozempic'));
  });

  it('says that it does not know if the plan covers less of the medicines, or rests on usual prices', () => {
    const less = row({ year_cost: aYearCost({ care: 1_500 }) }, aPlanCare('no', 2));
    const guess = row({ year_cost: aYearCost({ assumed: ['care'] }) });
    expect(cheaperText(2027, less.plan.id, [less, cheaper])).toBe(WORDS.coversLess);
    expect(cheaperText(2027, guess.plan.id, [guess, cheaper])).toBe(WORDS.notComparable(2027));
  });

  it('a plan that covers less of the medicines, or is not sold here, is not called cheaper', () => {
    const less = row({ year_cost: aYearCost({ care: 100 }) }, aPlanCare('no', 2));
    const absent = row({ premium: null, year_cost: aYearCost({ care: 100 }) });
    expect(cheaperText(2027, own.plan.id, [own, less, absent])).toBe(WORDS.none);
  });

  it('says nothing if no plan has a known cost', () => {
    expect(cheaperText(2027, null, [row({ year_cost: null })])).toBeNull();
  });
});

it('the maximum of a plan with two tiers of network names both, and changes by the higher one', () => {
  const [then, later] = [4_950, 5_000].map((most_in_tier_2) => row({ moops: [moop(3_300)], most_in_tier_2 }));
  const rows = then && later ? changesBetween(then, later) : [];
  expect(rows.find(({ label }) => label === PROPERTIES.moops.label)).toMatchObject({
    before: '$3,300 (tier 1), $4,950 (tier 2)',
    after: '$3,300 (tier 1), $5,000 (tier 2)',
    change: WORDS.more('$50'),
  });
});
