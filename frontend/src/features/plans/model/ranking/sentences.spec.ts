import { beforeAll, expect, it } from '@jest/globals';
import type { AssumedPart } from '#contract/plans/plan.js';
import { loadCareParts, type CareItem } from '#features/care/index.js';
import { bestValues } from '../best-values.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import type { YearAmount } from '../costs/year-cost.js';
import { PROPERTIES, YEAR_PROPERTIES } from '../plan-properties.js';
import { rankPlans, type RankedPlan } from './ranking.js';
import { verdictOn, type Verdict } from './verdict.js';

/** Number of random lists of plans to check. It is 2,000, or 20,000 if the environment variable FUZZ is `all`. */
const TURNS = process.env['FUZZ'] === 'all' ? 20_000 : 2_000;
const NAMES = ['Ozempic', 'Eliquis', 'Lipitor'];
const ANSWERS = ['yes', 'yes', 'yes', 'no', 'generic', 'unknown'] as const;
const ASSUMED: readonly AssumedPart[] = ['care', 'maximum', 'family amounts'];

const random = new RandomHousehold(24_112_026);
let planCaresOf: Awaited<ReturnType<typeof loadCareParts>>['planCaresOf'];
beforeAll(async () => ({ planCaresOf } = await loadCareParts()));

const medicine = (name: string): CareItem => ({
  kind: 'medicines',
  id: name,
  name,
  answer: ANSWERS[random.below(ANSWERS.length)] ?? 'yes',
  label: '',
  notes: [],
  tier: null,
});

/** Returns random plans with random answers about up to three medicines. Some costs rest on assumed prices. */
function randomList(most: number): RankedPlan[] {
  const names = NAMES.slice(0, random.below(NAMES.length + 1));
  const usual = names.map(medicine);
  const plans = random.plans(most).map((plan, index) => ({
    ...plan,
    name: `Option ${index}`,
    year_cost: plan.year_cost && { ...plan.year_cost, assumed: random.some(ASSUMED, 0.1) },
  }));
  const items = plans.map(({ id }) => [id, random.chance(0.5) ? usual : names.map(medicine)] as const);
  const cares = planCaresOf(Object.fromEntries(items));
  return rankPlans(plans, [], null, (id) => (names.length > 0 ? (cares[id] ?? null) : null));
}

const amountOf = ({ cost }: RankedPlan, name: YearAmount): number => cost?.[name] ?? Number.NaN;
const isGuess = ({ cost }: RankedPlan, name: YearAmount): boolean =>
  cost?.assumed.some((part) => part === 'maximum' || (part === 'care' && name !== 'most')) ?? false;
const answersOf = ({ care }: RankedPlan): string => (care?.items ?? []).map(({ answer }) => answer).join(' ');
const areAllAlike = (rows: readonly RankedPlan[]): boolean => new Set(rows.map(answersOf)).size < 2;
const named = (rows: readonly RankedPlan[], name: string): RankedPlan => {
  const row = rows.find(({ plan }) => plan.name === name);
  if (!row) throw new Error(`${name} is a plan of the list`);
  return row;
};

/**
 * Returns whether a sentence about costs in a comparison is true although the costs leave out different medicines: the
 * named plan leaves out no price that another one counts, and no plan costs less even without what it leaves out.
 */
function isTrueWithGaps({ who, says }: Verdict, rows: readonly RankedPlan[]): boolean {
  const name = says.includes('average') ? 'average' : 'most';
  const least = rows.find(({ plan }) => who.includes(plan.name));
  const next = / less than (.+)\.$/.exec(says)?.[1];
  if (who === 'It' || who === 'They') return true;
  if (!least || !next) return false;
  const hasGaps = ({ care }: RankedPlan): boolean => (care?.shortfall ?? 0) > 0;
  return (
    !hasGaps(least) &&
    rows.every((row) => !isGuess(row, name) && amountOf(row, name) >= amountOf(least, name) - 100) &&
    says.includes('at least') === hasGaps(named(rows, next))
  );
}

it(`in ${TURNS} random comparisons, costs are compared only if what they leave out cannot change it`, () => {
  const wrong: string[] = [];
  let [compared, withGaps] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rows = randomList(3);
    const costs = verdictOn(rows).filter(({ says }) => /average year|very sick/.test(says));
    const marks = YEAR_PROPERTIES.filter(
      (name) => bestValues(name, rows, rows.map(PROPERTIES[name].text)).at.length > 0,
    );
    compared += costs.length + marks.length;
    if (!areAllAlike(rows)) {
      if (marks.length > 0) wrong.push(`list ${turn}: ${marks.join()}`);
      wrong.push(...costs.filter((cost) => !isTrueWithGaps(cost, rows)).map(({ says }) => `list ${turn}: ${says}`));
      withGaps += costs.length;
    }
    for (const row of rows) {
      const missed = (row.care?.items ?? []).filter(({ answer }) => answer === 'no' || answer === 'generic');
      for (const name of row.cost ? YEAR_PROPERTIES : [])
        if (missed.some((item) => !PROPERTIES[name].text(row).includes(item.name))) wrong.push(`list ${turn}: ${name}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(compared).toBeGreaterThan(TURNS / 2);
  expect(withGaps).toBeGreaterThan(TURNS / 100);
});
