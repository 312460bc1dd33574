import { readFileSync } from 'node:fs';
import { loadMoneyTables } from '#modules/facts/index.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import type { CatalogPlan } from '../catalog/catalog.js';
import { SampleCatalog } from '../sample/sample-catalog.js';
import type { Person } from '../wire/requests.js';
import { estimateEligibility } from './eligibility.js';

const HOUSEHOLDS = 300;
const TODAY = '2026-11-28';

/** The guidelines as published: the first person, and each further one. */
const GUIDELINES: Readonly<Record<2025 | 2026, Readonly<Record<string, readonly [number, number]>>>> = {
  2025: { AK: [19_550, 6880], HI: [17_990, 6330], other: [15_650, 5500] },
  2026: { AK: [19_950, 7100], HI: [18_360, 6530], other: [15_960, 5680] },
};
/** The published limits in percent: adults, parents, pregnancy, and children. */
const LIMITS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  TX: [0, 15.1, 203, 206],
  WV: [138, 138, 305, 305],
  MO: [138, 138, 305, 305],
  TN: [0, 100, 255, 255],
  ND: [138, 138, 175, 205],
  AK: [138, 138, 230, 208],
  HI: [138, 138, 196, 313],
  OH: [138, 138, 205, 211],
  WI: [100, 100, 306, 306],
};
const STATES = Object.keys(LIMITS);

interface Case {
  readonly state: string;
  readonly year: 2026 | 2027;
  readonly income: number;
  readonly people: readonly Person[];
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const dollarsFor = (year: 2025 | 2026, state: string, size: number): number => {
  const [first, more] = GUIDELINES[year][state] ?? GUIDELINES[year]['other'] ?? [0, 0];
  return first + more * (size - 1);
};
const expectedChildren = ({ is_pregnant, pregnant_with }: Person): number => pregnant_with ?? (is_pregnant ? 1 : 0);

/** The limits of a person in dollars, in thousandths, so that the comparison is one of whole numbers. */
function limitsOf({ state, people }: Case, person: Person): number[] {
  const [adult = 0, parent = 0, pregnant = 0, child = 0] = LIMITS[state] ?? [];
  const guideline = dollarsFor(2026, state, people.length + expectedChildren(person));
  const age = person.age ?? 0;
  return [
    age < 65 ? adult : 0,
    person.is_parent ? parent : 0,
    expectedChildren(person) > 0 ? pregnant : 0,
    age < 19 ? child : 0,
  ].map((percent) => Math.round(percent * 10) * guideline);
}

/** The rule, written anew: in Medicaid or CHIP, with a credit, or neither. */
function oracle(each: Case): string[] {
  const forCredit = dollarsFor(each.year === 2026 ? 2025 : 2026, each.state, each.people.length);
  const isInCreditRange = each.income >= forCredit && each.income <= 4 * forCredit;
  return each.people.map((person) => {
    if (limitsOf(each, person).some((limit) => limit > 0 && each.income * 1000 <= limit)) return 'medicaid';
    return isInCreditRange ? 'credit' : 'neither';
  });
}

function randomCase(random: () => number): Case {
  const upTo = (most: number): number => Math.floor(random() * most);
  const people = Array.from({ length: 1 + upTo(14) }, (_, index): Person => {
    const age = index === 0 ? 16 + upTo(40) : upTo(71);
    const isPregnant = age > 13 && age < 50 && random() < 0.4;
    return {
      age,
      is_parent: age > 20 && random() < 0.3,
      is_pregnant: isPregnant,
      ...(isPregnant && random() < 0.2 && { pregnant_with: 2 }),
    };
  });
  const draft = { state: STATES[upTo(STATES.length)] ?? 'TX', year: random() < 0.5 ? 2026 : 2027, people } as const;
  // The income lies around a limit of one of the people, as Medicaid counts it or as it would be with the guideline of
  // the credit, or without the expected child.
  const one = people[upTo(people.length)] ?? { age: 40 };
  const limits = limitsOf({ ...draft, income: 0 }, one).filter((limit) => limit > 0);
  const limit = (limits[upTo(limits.length)] ?? 40_000_000) / 1000;
  const plain = limit / dollarsFor(2026, draft.state, people.length + expectedChildren(one));
  const around = [
    limit,
    plain * dollarsFor(2026, draft.state, people.length),
    plain * dollarsFor(2025, draft.state, people.length),
  ][upTo(3)];
  return { ...draft, income: Math.max(0, Math.floor(around ?? 0) + upTo(5) - 2) };
}

const [base] = new SampleCatalog().plansIn({ fips: '48113', state: 'TX' }, 2026);
if (!base) throw new Error('the sample has no plan to start from');
/** A Silver plan so dear that everybody in the range of incomes has a credit. */
const SILVER: CatalogPlan = {
  ...base,
  facts: { ...base.facts, id: '20000TX0000000', metal_level: 'Silver' },
  ehbShare: 1,
  ratePerMonth: () => 9000,
};

function answerFor({ state, year, income, people }: Case): string[] {
  const household = { income, people: [...people] };
  const answer = estimateEligibility({ household, state, area: 1, year, plans: [SILVER] }, TODAY);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.map(({ is_medicaid_chip: isInMedicaid, aptc, csr, in_coverage_gap: isInGap }) => {
    if (!isInMedicaid) return aptc > 0 ? 'credit' : 'neither';
    return aptc === 0 && csr === undefined && !isInGap ? 'medicaid' : 'Medicaid with other help';
  });
}

it(`${HOUSEHOLDS} households around the limits get Medicaid, CHIP or a credit as the rule says`, () => {
  const random = randomNumbers(34);
  const cases = Array.from({ length: HOUSEHOLDS }, () => randomCase(random));
  expect(cases.filter((each) => JSON.stringify(answerFor(each)) !== JSON.stringify(oracle(each)))).toEqual([]);
  expect(new Set(cases.flatMap(oracle))).toEqual(new Set(['medicaid', 'credit', 'neither']));
  expect(Math.max(...cases.map(({ people }) => people.length))).toBe(14);
  expect(cases.filter(({ people }) => people.some((person) => expectedChildren(person) > 0)).length).toBeGreaterThan(
    99,
  );
});

const alone = (state: string, income: number, person: Partial<Person>, year: 2026 | 2027 = 2027): Case => ({
  state,
  income,
  year,
  people: [{ age: 28, ...person }],
});

it.each([
  ['Texas: up to 203 % of the guideline for two', alone('TX', 43_929, { is_pregnant: true }), 'medicaid'],
  ['a dollar more', alone('TX', 43_930, { is_pregnant: true }), 'credit'],
  ['Texas with twins: the guideline for three', alone('TX', 55_459, { pregnant_with: 2 }), 'medicaid'],
  ['West Virginia: CHIP for pregnant adults', alone('WV', 36_000, { is_pregnant: true }, 2026), 'medicaid'],
  ['Missouri: CHIP for pregnant adults', alone('MO', 39_500, { is_pregnant: true }, 2026), 'medicaid'],
  ['a child at the limit of the newest guideline', alone('TX', 32_877, { age: 8 }, 2026), 'medicaid'],
  ['a child a dollar above it', alone('TX', 32_878, { age: 8 }, 2026), 'credit'],
])('alone and pregnant, or a child: %s', (_name, each, expected) => {
  expect(answerFor(each)).toEqual([expected]);
});

it('the partner of a pregnant person does not count the expected child', () => {
  const people = [{ age: 30, is_pregnant: true }, { age: 31 }];
  expect(answerFor({ state: 'OH', year: 2027, income: 30_000, people })).toEqual(['medicaid', 'credit']);
});

it('eleven people have a credit up to four times the guideline for eleven', () => {
  const people = [45, 44, 20, 18, 17, 15, 13, 11, 9, 7, 4].map((age) => ({ age }));
  const answer = (income: number): string[] => answerFor({ state: 'TX', year: 2026, income, people });
  expect(new Set(answer(282_600))).toEqual(new Set(['credit']));
  expect(new Set(answer(282_601))).toEqual(new Set(['neither']));
});

describeWithShared('the limits for pregnancy', ['data/rating/pregnancy_limits.csv'], () => {
  it('are the highest of Medicaid and of CHIP for the pregnant person in each state', () => {
    const lines = readFileSync(sharedFile('data/rating/pregnancy_limits.csv'), 'utf8').trim().split('\n');
    const [header = [], ...rows] = lines.map((line) => line.split(','));
    const column = header.indexOf('highest_for_the_pregnant_person');
    const known = rows.flatMap(([state = '', ...cells]) => {
      const limit = loadMoneyTables().medicaidLimitsOf(state)?.pregnant;
      return limit === undefined ? [] : [[state, limit, Number(cells[column - 1])]];
    });
    expect(known).toHaveLength(30);
    expect(known.filter(([, ours, published]) => ours !== published)).toEqual([]);
  });
});
