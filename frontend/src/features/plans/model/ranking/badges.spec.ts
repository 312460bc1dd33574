import type { AssumedPart } from '#contract/plans/plan.js';
import type { CareItem } from '#features/care/index.js';
import { COVERED } from '../../messages/covered.js';
import { BADGES } from '../../messages/plan-list.js';
import { aPlan, aPlanCare, aYearCost } from '../builders/plan.builder.js';
import { badgesFor } from './badges.js';
import type { Criterion } from './preferences.js';
import { rankPlans, type RankedPlan } from './ranking.js';

interface Cost {
  readonly care: number;
  readonly maximum: number;
  readonly assumed?: readonly AssumedPart[];
}

/** Creates plans named A, B, C and so on, of different insurers, with the given yearly costs and no premiums. */
const ranked = (costs: readonly Cost[], criteria: readonly Criterion[] = []): RankedPlan[] =>
  rankPlans(
    costs.map((cost, index) => {
      const name = 'ABCD'.charAt(index);
      return aPlan({ name, issuer: { id: name, name }, year_cost: aYearCost({ premiums: 0, ...cost }) });
    }),
    criteria,
  );

/** Returns each badge with the name of its plan and the reason, as in "lowestAverage: A. In an average year, …". */
function given(rows: readonly RankedPlan[]): string[] {
  const badges = badgesFor(rows);
  return rows
    .toSorted((a, b) => (a.plan.name < b.plan.name ? -1 : 1))
    .flatMap(({ plan }) =>
      (badges.get(plan.id) ?? []).map(({ badge, reason }) => `${plan.name} ${badge}${reason ? `: ${reason}` : ''}`),
    );
}
const namesOnly = (texts: readonly string[]): string[] => texts.map((text) => text.replace(/:.*/, ''));

it('says how much less the plan costs than the next one', () => {
  expect(
    given(
      ranked([
        { care: 1_500, maximum: 9_000 },
        { care: 2_130, maximum: 7_000 },
      ]),
    ),
  ).toEqual([
    'A lowestAverage: In an average year, about $600 less than B.',
    'B lowestMost: If you get very sick, about $2,000 less than A.',
  ]);
});

it('names the plan that costs about the same, and says which is lower if the cards show two amounts', () => {
  expect(
    given(
      ranked([
        { care: 1_500, maximum: 9_000 },
        { care: 1_599, maximum: 8_950 },
      ]),
    ),
  ).toEqual([
    'A lowestAverage: In an average year, about the same as B, which costs a little more.',
    'B lowestMost: If you get very sick, about the same as A, which costs a little more.',
  ]);
});

it('says only that plans cost about the same if the cards show the same amount', () => {
  const costs = [
    { care: 1_500, maximum: 8_000 },
    { care: 1_510, maximum: 9_000 },
  ];
  expect(given(ranked(costs))[0]).toBe('A lowestAverage: In an average year, about the same as B.');
});

it('gives no reason if there is no other plan', () => {
  expect(given(ranked([{ care: 1_500, maximum: 9_000 }]))).toEqual(['A lowestAverage', 'A lowestMost']);
});

it('marks three plans, also if one plan is the lowest in everything', () => {
  expect(
    given(
      ranked([
        { care: 1_500, maximum: 7_000 },
        { care: 2_000, maximum: 9_000 },
        { care: 2_500, maximum: 8_000 },
        { care: 3_000, maximum: 9_500 },
      ]),
    ),
  ).toEqual([
    'A lowestAverage: In an average year, about $500 less than B.',
    'A lowestMost: If you get very sick, about $1,000 less than C.',
    'B also: In an average year, about $500 more than A. If you get very sick, about $2,000 more than A.',
    'C also: In an average year, about $1,000 more than A. If you get very sick, about $1,000 more than A.',
  ]);
});

it('skips a plan that is marked for something else', () => {
  const costs = [
    { care: 1_500, maximum: 9_000 },
    { care: 1_600, maximum: 7_000 },
    { care: 1_700, maximum: 8_000 },
  ];
  expect(given(ranked(costs)).at(-1)).toBe(
    'C also: In an average year, about $200 more than A. If you get very sick, about $1,000 more than B.',
  );
});

it('names the insurer of the other plan if both plans have the same name', () => {
  const rows = rankPlans(
    ['Bluebonnet Health', 'Maplewick Health'].map((name, index) =>
      aPlan({ name: 'Bronze 1', issuer: { id: name, name }, year_cost: aYearCost({ care: 1_000 + 500 * index }) }),
    ),
    [],
  );
  expect([...badgesFor(rows).values()][0]?.[0]?.reason).toBe(
    BADGES.onAverage(BADGES.less('$500'), 'Bronze 1 (Maplewick Health)'),
  );
});

describe('a plan whose costs rest on assumed prices', () => {
  const assumed = ['care', 'medicines'] as const;
  const costs = [500, 1_500, 1_600].map((care) => ({ care, maximum: 9_000, assumed: care === 500 ? assumed : [] }));

  it('is not marked for a low average while the costs of other plans are known', () => {
    const rows = ranked([
      { care: 500, maximum: 9_000, assumed },
      { care: 1_500, maximum: 9_100 },
      { care: 2_130, maximum: 9_200 },
    ]);
    expect(given(rows)).toEqual([
      'A lowestMost: If you get very sick, about the same as B, which costs a little more.',
      `B lowestAverage: In an average year, about $600 less than C. ${BADGES.assumedOut}`,
      'C also: In an average year, about $600 more than B. If you get very sick, about $200 more than A. ' +
        BADGES.assumedOut,
    ]);
  });

  it('is not marked for a low maximum if its maximum is assumed', () => {
    const rows = ranked([
      { care: 500, maximum: 5_000, assumed: ['maximum'] },
      { care: 1_500, maximum: 9_000 },
    ]);
    expect(namesOnly(given(rows))).toEqual(['B lowestAverage', 'B lowestMost']);
  });

  it('may be marked if the costs of all plans rest on assumed prices', () => {
    const rows = ranked([500, 900].map((care) => ({ care, maximum: 9_500 - care, assumed })));
    expect(namesOnly(given(rows))).toEqual(['A lowestAverage', 'B lowestMost']);
  });

  it('is not the best fit while a plan with known costs fits as well', () => {
    const gold: Criterion = {
      label: 'Gold',
      topics: [],
      judge: ({ name }) => (name === 'C' ? 'misses' : 'meets'),
    };
    expect(namesOnly(given(ranked(costs, [gold])))).toContain('B bestFit');
  });

  it('is not the best fit if all plans fit as well', () => {
    const gold: Criterion = { label: 'Gold', topics: [], judge: () => 'meets' };
    expect(namesOnly(given(ranked(costs, [gold])))).not.toContainEqual(expect.stringContaining('bestFit'));
  });

  it('is not the best for the medicines while a plan with known costs covers as many', () => {
    const rows = ranked(costs).map((row) => ({ ...row, care: aPlanCare(row.plan.name === 'C' ? 'no' : 'yes') }));
    expect(namesOnly(given(rows))).toContain('B bestMedicines');
  });
});

it.each(['yes', 'generic', 'no'] as const)('no plan is the best if all answer "%s"', (answer) => {
  const costs = [500, 1_500].map((care) => ({ care, maximum: 9_000 - care }));
  const rows = ranked(costs).map((row) => ({ ...row, care: aPlanCare(answer) }));
  expect(namesOnly(given(rows))).toEqual(['A lowestAverage', 'B lowestMost']);
});

describe('a plan that does not cover a medicine that another plan covers', () => {
  const costs = [
    { care: 500, maximum: 5_000 },
    { care: 3_000, maximum: 9_000 },
    { care: 4_130, maximum: 9_500 },
  ];

  it('is marked for no cost, because its costs leave out the price of the medicine', () => {
    const [a, b, c] = ranked(costs) as [RankedPlan, RankedPlan, RankedPlan];
    const rows = [
      { ...a, care: aPlanCare('no', 2) },
      { ...b, care: aPlanCare() },
      { ...c, care: aPlanCare() },
    ];
    expect(given(rows)).toEqual([
      `B lowestAverage: In an average year, about $1,100 less than C. ${COVERED.all.only}`,
      `B lowestMost: If you get very sick, about $500 less than C. ${COVERED.all.only}`,
      'B bestMedicines: Medicines 1 of 1.',
      'C also: In an average year, about $1,100 more than B. If you get very sick, about $500 more than B. ' +
        COVERED.all.only,
    ]);
    expect([...badgesFor(rows).values()].flatMap((badges) => badges.map(({ label }) => label))).toEqual([
      'Lowest average year with the medicines on your list',
      'Costs least at worst with the medicines on your list',
      'Best for the medicines on your list',
      'Also worth a look',
    ]);
  });

  it('may be marked if no plan covers all that the others cover', () => {
    const rows = ranked(costs).map((row, index) => ({
      ...row,
      care: aPlanCare(index === 0 ? 'no' : 'generic', index === 0 ? 100 : 0),
    }));
    expect(namesOnly(given(rows))).toEqual(['B lowestAverage', 'B lowestMost', 'B bestMedicines', 'C also']);
    expect(badgesFor(rows).get(rows[1]?.plan.id ?? '')?.[0]?.label).toBe('Lowest average year for the same medicines');
  });

  it('is named beside plans that cover as many medicines, but others', () => {
    const item = (id: string, answer: 'yes' | 'no') => ({ ...aPlanCare(answer).items[0], id, answer });
    const best = (first: string, second: string): string | undefined => {
      const rows = ranked(costs).map((row) => {
        const answers = [first, second].map((names) => (names.includes(row.plan.name) ? 'yes' : 'no'));
        const items = answers.map((answer, index) => item(String(index), answer)) as CareItem[];
        return { ...row, care: { ...aPlanCare(), items } };
      });
      return given(rows).find((text) => text.includes('bestMedicines'));
    };
    expect(best('B', 'A')).toContain(BADGES.asMany(1));
    expect(best('BC', 'A')).toBeUndefined();
  });

  it('is not called the lowest of all if it is the only one with its answers', () => {
    const rows = ranked(costs).map((row, index) => ({
      ...row,
      care: aPlanCare(index === 0 ? 'yes' : 'no', index === 0 ? 0 : 200),
    }));
    expect(namesOnly(given(rows))).toEqual(['A bestMedicines']);
  });
});

it('a plan that another one of its insurer beats in every case is not marked as one of the next lowest', () => {
  const rows = ranked([
    { care: 1_500, maximum: 7_000 },
    { care: 1_800, maximum: 9_000 },
    { care: 4_000, maximum: 7_500 },
    { care: 5_000, maximum: 8_000 },
  ]);
  const sameInsurer = (names: string): RankedPlan[] =>
    rows.map((row) =>
      names.includes(row.plan.name)
        ? { ...row, plan: { ...row.plan, topics: [], issuer: { id: 'one', name: '' } } }
        : row,
    );
  const lowest = ['A lowestAverage', 'A lowestMost'];
  expect(namesOnly(given(rows))).toEqual([...lowest, 'B also', 'C also']);
  expect(namesOnly(given(sameInsurer('AC')))).toEqual([...lowest, 'B also', 'D also']);
  expect(namesOnly(given(sameInsurer('AB')))).toEqual([...lowest, 'C also', 'D also']);
});

it('each reason compares only marked plans, and a lower plan that is not marked is named with the cause', () => {
  const rows = ranked([
    { care: 1_500, maximum: 7_000 },
    { care: 1_800, maximum: 7_200 },
    { care: 4_000, maximum: 9_000 },
    { care: 5_000, maximum: 8_000 },
  ]).map((row) =>
    'AB'.includes(row.plan.name) ? { ...row, plan: { ...row.plan, topics: [], issuer: { id: 'one', name: '' } } } : row,
  );
  expect(given(rows)).toEqual([
    'A lowestAverage: In an average year, about $2,500 less than C.',
    'A lowestMost: If you get very sick, about $1,000 less than D.',
    'C also: In an average year, about $2,500 more than A. If you get very sick, about $2,000 more than A. ' +
      BADGES.passedOver('B', 'A'),
    'D also: In an average year, about $3,500 more than A. If you get very sick, about $1,000 more than A. ' +
      BADGES.passedOver('B', 'A'),
  ]);
});

it('the lowest plan in a year with as much care as the person expects takes a free place, or a second badge', () => {
  const costs = [
    { care: 1_000, maximum: 6_000, aLotOfCare: 4_000 },
    { care: 1_500, maximum: 8_000, aLotOfCare: 3_000 },
    { care: 2_000, maximum: 7_000, aLotOfCare: 5_000 },
  ];
  const rows = rankPlans(
    costs.map(({ aLotOfCare, ...cost }, index) => {
      const name = 'ABC'.charAt(index);
      const year_cost = { ...aYearCost({ premiums: 0, ...cost }), aLotOfCare };
      return aPlan({ name, issuer: { id: name, name }, year_cost });
    }),
    [],
  );
  const marked = (expected: 'aLotOfCare' | null) =>
    [...badgesFor(rows, undefined, expected)].map(([id, given]) => [
      rows.find(({ plan }) => plan.id === id)?.plan.name,
      ...given.map(({ badge }) => badge),
    ]);
  expect(marked(null)).toEqual([
    ['A', 'lowestAverage', 'lowestMost'],
    ['B', 'also'],
    ['C', 'also'],
  ]);
  expect(marked('aLotOfCare')).toEqual([
    ['A', 'lowestAverage', 'lowestMost'],
    ['B', 'lowestALotOfCare'],
    ['C', 'also'],
  ]);
});
