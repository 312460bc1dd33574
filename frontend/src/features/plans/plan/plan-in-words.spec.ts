import { expect, it } from '@jest/globals';
import { PLAN } from '../messages/plan.js';
import { aPlan, deductible, moop } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { CARE_PROPERTIES } from '../model/plan-properties.js';
import { planInWords } from './plan-in-words.js';

const plan = (changes: Parameters<typeof aPlan>[0], copays: Partial<ReturnType<typeof aPlan>['copays']> = {}) =>
  aPlan({
    premium: 900,
    premium_w_credit: 311.6,
    deductibles: [deductible(4_800)],
    moops: [moop(9_200)],
    ...changes,
    copays: {
      ...aPlan().copays,
      primaryCare: '$25 Copay',
      hospital: '30% Coinsurance after deductible',
      ...copays,
    },
  });
const PRICE = 'You pay $312 a month.';
const VISIT = 'A visit to your regular doctor costs $25.00.';
const MOST = 'Once you have paid $9,200, you pay nothing more for covered care in the network.';

it('a plan is described in six sentences', () => {
  expect(planInWords(plan({}))).toEqual([
    PRICE,
    VISIT,
    'Fixed prices from day one: specialist ($60.00), urgent care ($75.00), lab test ' +
      '($20.00), generic medicine ($10.00).',
    'For other care, you pay full price until you reach $4,800.',
    'After that, you pay about $30 of every $100 for a hospital stay.',
    MOST,
  ]);
});

it('a family pays the deductible and the maximum together', () => {
  const ofFamily = { family_cost: 'Family' };
  const words = planInWords(
    plan({ deductibles: [{ ...deductible(2_100), ...ofFamily }], moops: [{ ...moop(6_600), ...ofFamily }] }),
  );
  expect(words).toContain('For other care, you pay full price until you reach $2,100 combined.');
  expect(words).toContain('Once you have paid $6,600 combined, you pay nothing more for covered care in the network.');
});

it('the limits of each member of a family follow those of all of them, as far as they are known', () => {
  const [ofFamily, ofOne] = [{ family_cost: 'Family' }, { family_cost: 'Family Per Person' }];
  const family = {
    ...plan({ deductibles: [{ ...deductible(2_100), ...ofFamily }], moops: [{ ...moop(6_600), ...ofFamily }] }),
    tiered_deductibles: [
      { ...deductible(9_000), ...ofOne, network_tier: 'Out-of-Network' },
      { ...deductible(1_050), ...ofOne },
    ],
  };
  const sentence = 'Each person has a $1,050 deductible and pays $3,300 at most.';
  expect(planInWords({ ...family, tiered_moops: [{ ...moop(3_300), ...ofOne }] }).at(-1)).toBe(sentence);
  expect(planInWords({ ...family, tiered_moops: [moop(3_300)] })).not.toContain(sentence);
});

it.each([
  [9_900, true],
  [undefined, false],
])('the maximum of the second tier of the network, $%d, is named: %s', (most_in_tier_2, is) => {
  const twoTiers = plan({ moops: [moop(6_600)], ...(most_in_tier_2 && { most_in_tier_2 }) });
  const words = planInWords(twoTiers).join(' ');
  expect(words.includes('With tier 2, it’s up to $9,900.')).toBe(is);
});

it('of a plan without a deductible, the share of a hospital stay that applies from the first day is named', () => {
  expect(planInWords(plan({ deductibles: [deductible(0)] }, { hospital: '40% Coinsurance' }))).toEqual([
    PRICE,
    VISIT,
    'From day one, you pay about $40 of every $100 for a hospital stay.',
    MOST,
  ]);
});

it('if even the maximum is 0, nothing is to be paid', () => {
  expect(planInWords(plan({ deductibles: [deductible(0)], moops: [moop(0)] }))).toEqual([
    PRICE,
    'You pay nothing for covered care in the network.',
  ]);
});

it('what is not known, or differs for medicines, is left out', () => {
  const copays = { primaryCare: '$25 Copay after deductible', hospital: '$500 Copay per day' };
  expect(planInWords(plan({ premium: null, premium_w_credit: null, deductibles: [] }, copays))).toEqual([MOST]);
  expect(planInWords(plan({ deductibles: [deductible(3_000), deductible(500)] }))).toEqual([PRICE, VISIT, MOST]);
});

it('a full price is not called what the person pays', () => {
  const [first] = planInWords(aPlan({ premium: 512.4, premium_w_credit: 512.4 }));
  expect(first).toBe('The full price is $512 a month.');
});

it('a visit without a charge is free', () => {
  expect(planInWords(plan({}, { primaryCare: 'No Charge' }))).toContain('A visit to your regular doctor is free.');
});

it('of 1,000 random plans, each kind of care that the deductible does not touch is named, and no other', () => {
  const random = new RandomHousehold(20_261_123);
  const wrong = Array.from({ length: 1_000 }, () => random.plan()).flatMap((one) => {
    const said = planInWords(one)
      .filter((sentence) => /own doctor|does not touch/.test(sentence))
      .join(' ');
    if (!planInWords(one).some((sentence) => /under the deductible/.test(sentence))) return [];
    return CARE_PROPERTIES.filter((care) => {
      const words = one.copays[care] ?? '';
      const isSet = /^(\$|\d|no charge)/i.test(words) && !/deductible/i.test(words);
      const label = care === 'primaryCare' ? 'own doctor' : PLAN.care[care].slice(1);
      return said.includes(label) !== isSet;
    }).map((care) => `${care}: ${one.copays[care]}: ${said}`);
  });
  expect(wrong).toEqual([]);
});
