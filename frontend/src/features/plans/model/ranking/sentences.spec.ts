import { beforeAll, expect, it } from '@jest/globals';
import type { AssumedPart } from '#contract/plans/plan.js';
import { loadCareParts, type CareItem } from '#features/care/index.js';
import { bestValues } from '../best-values.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import { PROPERTIES, YEAR_PROPERTIES } from '../plan-properties.js';
import { rankPlans, type RankedPlan } from './ranking.js';

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

const answersOf = ({ care }: RankedPlan): string => (care?.items ?? []).map(({ answer }) => answer).join(' ');
const areAllAlike = (rows: readonly RankedPlan[]): boolean => new Set(rows.map(answersOf)).size < 2;
it(`in ${TURNS} random comparisons, costs are compared only if what they leave out cannot change it`, () => {
  const wrong: string[] = [];
  let compared = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rows = randomList(3);
    const marks = YEAR_PROPERTIES.filter(
      (name) => bestValues(name, rows, rows.map(PROPERTIES[name].text)).at.length > 0,
    );
    compared += marks.length;
    if (!areAllAlike(rows) && marks.length > 0) wrong.push(`list ${turn}: ${marks.join()}`);
    for (const row of rows) {
      const missed = (row.care?.items ?? []).filter(({ answer }) => answer === 'no' || answer === 'generic');
      for (const name of row.cost ? YEAR_PROPERTIES : [])
        if (missed.some((item) => !PROPERTIES[name].text(row).includes(item.name))) wrong.push(`list ${turn}: ${name}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(compared).toBeGreaterThan(TURNS / 2);
});
