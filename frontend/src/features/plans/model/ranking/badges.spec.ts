import type { AssumedPart } from '#contract/plans/plan.js';
import { BADGES } from '../../messages/plan-list.js';
import { aPlan, aPlanCare, aYearCost } from '../builders/plan.builder.js';
import { badgesFor } from './badges.js';
import type { Criterion } from './preferences.js';
import { rankPlans, type RankedPlan } from './ranking.js';

interface Cost {
  readonly care: number;
  readonly maximum: number;
  readonly monthly?: number;
  readonly stars?: number;
  readonly assumed?: readonly AssumedPart[];
}

/** Creates plans named A, B, C and so on, with the given premiums, yearly costs and ratings. */
const ranked = (costs: readonly Cost[], criteria: readonly Criterion[] = []): RankedPlan[] =>
  rankPlans(
    costs.map(({ monthly = 0, stars, ...cost }, index) =>
      aPlan({
        name: 'ABCDE'.charAt(index),
        premium: 900,
        premium_w_credit: monthly,
        year_cost: aYearCost({ premiums: 12 * monthly, ...cost }),
        quality_rating: { ...aPlan().quality_rating, overall: { stars: stars ?? null, reason: '' } },
      }),
    ),
    criteria,
  );

/** Returns the marked plans in their order, each with its badge and the reason, as in "A lowest: About …". */
const given = (rows: readonly RankedPlan[], expected: Parameters<typeof badgesFor>[1] = null): string[] =>
  [...badgesFor(rows, expected)].map(
    ([id, { badge, reason }]) => `${rows.find(({ plan }) => plan.id === id)?.plan.name} ${badge}: ${reason}`,
  );
const A = { care: 1_500, maximum: 7_000, monthly: 100 };

it('one plan is marked if it is the lowest in everything, and its reason names all that it wins', () => {
  expect(given(ranked([A, { ...A, care: 2_000, maximum: 9_000 }, { ...A, care: 2_500, maximum: 8_000 }]))).toEqual([
    'A lowest: Lowest by about $500 a year, and lowest if you get very sick.',
  ]);
});

it('a further plan is marked only for what it does better than the first: price, worst year or rating', () => {
  const cheap = { care: 5_000, maximum: 12_000 };
  const safe = { care: 3_500, maximum: 4_000, monthly: 150 };
  const rated = { care: 4_000, maximum: 9_000, monthly: 200, stars: 5 };
  expect(given(ranked([{ ...A, stars: 2 }, cheap, safe, rated]))).toEqual([
    'A lowest: About $2,300 less a year than any other plan.',
    'B lowestPrice: No monthly premium, but about $2,300 more in an average year.',
    'C lowestMost: About $2,400 less if you get very sick, for about $2,600 more a year.',
  ]);
  expect(given(ranked([{ ...A, stars: 2 }, rated])).at(1)).toBe('B topRated: About $3,700 more a year.');
});

it('of plans that show the same average year, the one with the lower premium and worst year has the mark alone', () => {
  const lower = { ...A, care: 2_105, maximum: 6_800, monthly: 50 };
  expect(given(ranked([A, lower, { ...A, care: 4_000 }]))).toEqual([expect.stringMatching(/^B lowest: /)]);
});

it('a plan is not marked for a few dollars, nor for a rating that is not good', () => {
  expect(given(ranked([A, { ...A, care: 2_000, monthly: 96, maximum: 6_950, stars: 3 }]))).toHaveLength(1);
});

it('of several plans that are the best in something, the cheapest is marked', () => {
  const marked = given(
    ranked([A, { care: 6_000, maximum: 9_000 }, { care: 5_000, maximum: 9_000 }, { ...A, care: 9_000, stars: 4 }]),
  );
  expect(marked.map((text) => text.replace(/:.*/, ''))).toEqual(['A lowest', 'C lowestPrice', 'D topRated']);
});

it('plans that cost about the same are counted', () => {
  expect(given(ranked([A, { ...A, care: 1_560 }, { ...A, care: 1_590, maximum: 9_000 }]))).toEqual([
    'A lowest: 3 plans cost about the same in an average year.',
  ]);
  expect(given(ranked([A, { ...A, care: 1_560, maximum: 9_000 }]))).toEqual([
    'A lowest: Ties for lowest cost, but about $2,000 less if you get very sick.',
  ]);
});

it('a single plan has no reason, and a plan without an estimate no badge', () => {
  expect(given(ranked([A]))).toEqual(['A lowest: null']);
  expect(badgesFor(rankPlans([aPlan({ year_cost: null })], [])).size).toBe(0);
});

it('a plan whose costs rest on assumed prices is not called the lowest while the costs of others are known', () => {
  const guess = { care: 500, maximum: 5_000, monthly: 100, assumed: ['care', 'maximum'] as const };
  expect(given(ranked([guess, A, { ...A, care: 2_130 }]))).toEqual([`B lowest: ${BADGES.lessThan('$600', true)}`]);
  expect(given(ranked([guess, { ...guess, care: 900 }]))[0]).toContain('A lowest: ');
});

describe('a plan that covers more of the medicines than the first one', () => {
  const [a, b, c] = ranked([A, { ...A, care: 3_000 }, { ...A, care: 4_130 }]) as [RankedPlan, RankedPlan, RankedPlan];

  it('is the first one, compared only with plans that cover as many', () => {
    const rows = [
      { ...a, care: aPlanCare('no', 2) },
      { ...b, care: aPlanCare() },
      { ...c, care: aPlanCare() },
    ];
    expect([...badgesFor(rows).values()]).toEqual([
      {
        badge: 'lowest',
        label: 'Lowest cost with your medicines covered',
        reason: BADGES.lessThan('$1,100', true),
      },
    ]);
  });

  it('is marked beside a lowest plan that covers as much of the medicines, but not of the doctors', () => {
    const doctor = { ...aPlanCare().items[0], kind: 'doctors', id: '2', answer: 'no' } as const;
    const of = (answer: 'yes' | 'no') => {
      const care = aPlanCare();
      return { ...care, items: [...care.items, { ...doctor, answer }] as typeof care.items };
    };
    const rows = [
      { ...a, care: of('no') },
      { ...b, care: of('yes') },
    ];
    expect([...badgesFor(rows).values()].at(1)).toEqual({
      badge: 'bestCare',
      label: BADGES.bestCare,
      reason: 'Medicines 1 of 1, for about $1,500 more a year.',
    });
  });

  it.each(['yes', 'generic', 'no'] as const)('is not there if all answer "%s"', (answer) => {
    const rows = [a, b].map((row) => ({ ...row, care: aPlanCare(answer) }));
    expect([...badgesFor(rows).values()].map(({ badge }) => badge)).toEqual(['lowest']);
  });
});

it('the plan that meets more of what the person asked for is marked, unless all meet as much', () => {
  const gold = (names: string): Criterion => ({
    label: 'Gold',
    topics: [],
    judge: ({ name }) => (names.includes(name) ? 'meets' : 'misses'),
  });
  const costs = [A, { ...A, care: 2_000 }, { ...A, care: 2_500 }];
  expect(given(ranked(costs, [gold('BC')])).at(1)).toBe(
    'B bestFit: Has 1 of 1 things you asked for, for about $500 more a year.',
  );
  expect(given(ranked(costs, [gold('ABC')]))).toHaveLength(1);
});

it('the plan that is lower in a year with as much care as the person expects is marked', () => {
  const rows = [4_000, 3_000].map((aLotOfCare, index) => {
    const year_cost = { ...aYearCost({ premiums: 0, care: 1_000 + 500 * index, maximum: 6_000 }), aLotOfCare };
    return aPlan({ name: 'AB'.charAt(index), year_cost });
  });
  expect(given(rankPlans(rows, []))).toHaveLength(1);
  expect(given(rankPlans(rows, []), 'aLotOfCare').at(1)).toBe(
    'B lowestALotOfCare: About $1,000 less in a year with a lot of care.',
  );
});
