import type { CatalogPlan } from '../catalog/catalog.js';
import { SampleCatalog } from '../sample/sample-catalog.js';
import type { Person } from '../wire/requests.js';
import { CSR_73, CSR_87, CSR_94 } from '../wire/vocabulary.js';
import { estimateEligibility, type EstimateProblem } from './eligibility.js';
import { benchmarkRate, priceOf } from './pricing.js';

/** Number of random households to check. `CREDIT=all` checks 10,000. */
const HOUSEHOLDS = process.env['CREDIT'] === 'all' ? 10_000 : 300;
/** The day of all applications. Medicaid and CHIP use the guideline of 2026, as plan year 2027 does for the credit. */
const TODAY = '2026-11-28';

/** The applicable percentages by year as printed in Rev. Proc. 2025-25 and 2026-26, in hundredths of a percent. */
const PRINTED: Readonly<Record<number, readonly (readonly [upTo: number, first: number, last: number])[]>> = {
  2026: [
    [133, 210, 210],
    [150, 314, 419],
    [200, 419, 660],
    [250, 660, 844],
    [300, 844, 996],
    [400, 996, 996],
  ],
  2027: [
    [133, 215, 215],
    [150, 323, 430],
    [200, 430, 678],
    [250, 678, 866],
    [300, 866, 1022],
    [400, 1022, 1022],
  ],
};
const STATES = {
  TX: { 2026: [15_650, 5500], 2027: [15_960, 5680], medicaid: [0, 15.1, 206] },
  OH: { 2026: [15_650, 5500], 2027: [15_960, 5680], medicaid: [138, 138, 211] },
  AK: { 2026: [19_550, 6880], 2027: [19_950, 7100], medicaid: [138, 138, 208] },
  HI: { 2026: [17_990, 6330], 2027: [18_360, 6530], medicaid: [138, 138, 313] },
} as const;
type StateName = keyof typeof STATES;
const STATE_NAMES: readonly StateName[] = ['TX', 'OH', 'AK', 'HI'];

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const [base] = new SampleCatalog().plansIn({ fips: '48113', state: 'TX' }, 2026);
if (!base) throw new Error('the sample has no plan to start from');
const { facts, source } = base;

const planOf = (id: string, metal: string, baseCents: number, ehbShare = 1): CatalogPlan => ({
  facts: { ...facts, id, metal_level: metal },
  year: 2026,
  source,
  ehbShare,
  deductibles: [],
  moops: [],
  sbcs: undefined,
  coinsurance: 0,
  ratePerMonth: (_area, age) => (baseCents === 0 ? undefined : (baseCents + age * 731) / 100),
  benefits: () => [],
});

interface Case {
  state: StateName;
  year: 2026 | 2027;
  income: number;
  people: Person[];
  silver: readonly { cents: number; share: number }[];
}

/**
 * Calculates the tax credit in cents per month independently of the code under test: in whole numbers and one step at a
 * time.
 */
function oracle({ state, year, income, people, silver }: Case): number | 'noSilver' | 'unpricedSilver' {
  const [first, more] = STATES[state][year];
  const guideline = first + more * (people.length - 1);
  const [firstNow, moreNow] = STATES[state][2027];
  const guidelineNow = firstNow + moreNow * (people.length - 1);
  const [adult, parent, child] = STATES[state].medicaid;
  const isPoor = (limit: number): boolean => limit > 0 && income * 100 <= limit * guidelineNow;
  const covered = people.filter(({ age = 0, is_parent, aptc_eligible, has_mec }) => {
    const limits = [age < 19 ? child : 0, age < 65 ? adult : 0, is_parent ? parent : 0];
    return !limits.some(isPoor) && aptc_eligible !== false && !has_mec;
  });
  if (income < guideline || income > 4 * guideline || covered.length === 0) return 0;
  if (silver.length === 0) return 'noSilver';
  if (silver.some(({ cents }) => cents === 0)) return 'unpricedSilver';
  const young = covered.map(({ age = 0 }) => age).filter((age) => age < 21);
  const counted = [
    ...covered.map(({ age = 0 }) => age).filter((age) => age >= 21),
    ...young.sort((a, b) => b - a).slice(0, 3),
  ];
  const premiums = silver
    .map(({ cents, share }) => Math.round(counted.reduce((sum, age) => sum + cents + age * 731, 0) * share))
    .sort((a, b) => a - b);
  let percent = 0;
  while ((percent + 1) * guideline <= income * 100) percent++;
  let from = 0;
  for (const [upTo, low, high] of PRINTED[year] ?? []) {
    if (percent < upTo || upTo === 400) {
      const hundredths = Math.floor(
        (2 * (low * (upTo - from) + (high - low) * (percent - from)) + upTo - from) / (2 * (upTo - from)),
      );
      const benchmark = premiums[Math.min(1, premiums.length - 1)] ?? 0;
      return Math.max(0, benchmark - (income * hundredths) / 1200);
    }
    from = upTo;
  }
  return 0;
}

function ask({ state, year, income, people, silver }: Case): number | EstimateProblem {
  const plans = [
    planOf('10000TX0000000', 'Bronze', 5000),
    ...silver.map(({ cents, share }, index) => planOf(`2000${index}TX0000000`, 'Silver', cents, share)),
  ];
  const answer = estimateEligibility({ household: { income, people }, state, area: 1, year, plans }, TODAY);
  return typeof answer === 'string' ? answer : Math.max(...answer.map(({ aptc }) => aptc)) * 100;
}

function randomCase(random: () => number): Case {
  const upTo = (most: number): number => Math.floor(random() * most);
  const people = Array.from({ length: 1 + upTo(6) }, (): Person => {
    const age = upTo(71);
    return { age, is_parent: age > 20 && random() < 0.2, aptc_eligible: random() < 0.9, has_mec: random() < 0.1 };
  });
  return {
    state: STATE_NAMES[upTo(4)] ?? 'TX',
    year: random() < 0.5 ? 2026 : 2027,
    income: upTo(180_000),
    people,
    silver: Array.from({ length: upTo(6) }, () => ({
      cents: random() < 0.05 ? 0 : 15_000 + upTo(40_000),
      share: random() < 0.5 ? 1 : 0.985,
    })),
  };
}

it(`the credit of ${HOUSEHOLDS} random households agrees with an independent calculation`, () => {
  const random = randomNumbers(14);
  const wrong: unknown[] = [];
  const kinds = new Set<string>();
  for (let count = 0; count < HOUSEHOLDS; count++) {
    const each = randomCase(random);
    const [found, expected] = [ask(each), oracle(each)];
    kinds.add(typeof expected === 'string' ? expected : expected > 0 ? 'credit' : 'none');
    const agrees =
      typeof found === 'string' || typeof expected === 'string' ? found === expected : Math.abs(found - expected) <= 1;
    if (!agrees) wrong.push({ ...each, found, expected });
  }
  expect(wrong).toEqual([]);
  expect([...kinds].toSorted()).toEqual(['credit', 'noSilver', 'none', 'unpricedSilver']);
});

describe('the income limit at 400 % of the poverty guideline', () => {
  const steps = [-1000, -156, -10, -1, -0.01, 0, 0.01, 1, 154, 156];
  const cases = STATE_NAMES.flatMap((state) =>
    [1, 2, 3, 4, 5].flatMap((size) => steps.map((step) => ({ state, size, step }))),
  );

  it('is exceeded by one cent of income in any state and household size (200 cases)', () => {
    expect(cases).toHaveLength(200);
    const wrong = cases.filter(({ state, size, step }) => {
      const [first, more] = STATES[state][2027];
      const income = 4 * (first + more * (size - 1)) + step;
      const people = Array.from({ length: size }, () => ({ age: 60 }));
      const credit = ask({ state, year: 2027, income, people, silver: [{ cents: 150_000, share: 1 }] });
      return credit === 'noSilver' || Number(credit) > 0 !== step <= 0;
    });
    expect(wrong).toEqual([]);
  });
});

it('a person who can get Medicaid gets no credit, even if others in the household do', () => {
  // For three people in Ohio, Medicaid ends at 138 percent of the poverty guideline for adults and at 211 percent for
  // children.
  const answer = estimateEligibility(
    {
      household: { income: 1.8 * (15_960 + 2 * 5680), people: [{ age: 40 }, { age: 41 }, { age: 10 }] },
      state: 'OH',
      area: 1,
      year: 2027,
      plans: [planOf('20000TX0000000', 'Silver', 40_000)],
    },
    TODAY,
  );
  expect(answer).toEqual([
    expect.objectContaining({ csr: expect.anything(), is_medicaid_chip: false, in_coverage_gap: false }),
    expect.objectContaining({ csr: expect.anything(), is_medicaid_chip: false, in_coverage_gap: false }),
    { aptc: 0, is_medicaid_chip: true, in_coverage_gap: false },
  ]);
});

it('below the poverty guideline only people without other coverage are in the coverage gap', () => {
  const answer = estimateEligibility(
    {
      household: { income: 12_000, people: [{ age: 40 }, { age: 41, has_mec: true }, { age: 10 }] },
      state: 'TX',
      area: 1,
      year: 2027,
      plans: [planOf('20000TX0000000', 'Silver', 40_000)],
    },
    TODAY,
  );
  if (typeof answer === 'string') throw new Error(answer);
  expect(answer.map(({ aptc, in_coverage_gap }) => [aptc, in_coverage_gap])).toEqual([
    [0, true],
    [0, false],
    [0, false],
  ]);
});

it('nothing is creditable if a fourth child, who counts only for the credit, has no rate', () => {
  const plan: CatalogPlan = {
    ...planOf('20000TX0000000', 'Silver', 40_000),
    ratePerMonth: (_area, age) => (age === 3 ? undefined : 100),
  };
  const children = [{ age: 18, aptc_eligible: false }, { age: 12 }, { age: 10 }, { age: 3 }];
  const household = { people: [{ age: 40 }, ...children], area: 1 };
  expect(priceOf(plan, household)).toEqual({ premium: 400, ehb_premium: 400, creditable: 0 });
});

it('the benchmark leaves out the tobacco surcharge, which the premium contains', () => {
  const plan: CatalogPlan = {
    ...planOf('20000TX0000000', 'Silver', 40_000),
    ratePerMonth: (_area, _age, tobacco) => (tobacco ? 150 : 100),
  };
  const people = [{ age: 40, uses_tobacco: true }];
  const household = { people, area: 1 };
  expect(benchmarkRate(plan, 1, people)).toBe(100);
  expect(priceOf(plan, household)).toEqual({ premium: 150, ehb_premium: 150, creditable: 100 });
});

it.each([
  [23_940, CSR_94],
  [23_941, CSR_87],
  [31_920, CSR_87],
  [31_921, CSR_73],
  [39_900, CSR_73],
  [39_901, undefined],
  [40_000, undefined],
])(
  'an income of $%d, for a guideline of $15,960, is not rounded before it is compared with 150, 200 and 250 %%',
  (income, csr) => {
    const answer = estimateEligibility(
      {
        household: { income, people: [{ age: 40 }] },
        state: 'TX',
        area: 1,
        year: 2027,
        plans: [planOf('20000TX0000000', 'Silver', 40_000)],
      },
      TODAY,
    );
    expect(Array.isArray(answer) && answer.map((each) => each.csr)).toEqual([csr]);
  },
);

it('a plan without a rate for one of the people has no price at all', () => {
  const plan: CatalogPlan = {
    ...planOf('20000TX0000000', 'Silver', 40_000),
    ratePerMonth: (_area, age) => (age === 30 ? undefined : 100),
  };
  const household = { people: [{ age: 40 }, { age: 30 }], area: 1 };
  expect(priceOf(plan, household)).toEqual({ premium: 0, ehb_premium: 0, creditable: 0 });
});
