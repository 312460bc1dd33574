import type { PlanDesign } from './design/plan-design.js';
import { readDesign } from './design/read-design.js';
import { householdYears, yearsByRanks, type CoveredPerson } from './household-years.js';
import { spendingFacts } from './spending-facts.js';
import { outOfPocketCosts } from './year-cost.js';

const YEAR = 2026;
const facts = spendingFacts();
/**
 * Number of random draws with which the mean is accurate to about $5. With `npm run test:all`, the test uses five times
 * as many draws. With `npm test`, it uses only a twentieth of this number.
 */
const ENOUGH_DRAWS = 200_000;
const DRAWS = process.env['YEAR_COST'] === 'all' ? 5 * ENOUGH_DRAWS : ENOUGH_DRAWS / 20;

const FAMILIES: Readonly<Record<string, readonly number[]>> = {
  'a couple': [58, 62],
  'a parent with a child': [34, 6],
  'a couple with a child': [41, 39, 12],
  'a couple with two children': [45, 44, 16, 9],
  'a couple with two grown children': [60, 58, 22, 20],
  'a family of seven': [44, 43, 17, 14, 11, 8, 3],
};
const DESIGNS: Readonly<Record<string, PlanDesign>> = Object.fromEntries(
  ['Bronze', 'Silver', 'Gold'].map((metal_level) => [
    metal_level,
    readDesign({ metal_level, deductibles: [], moops: [], benefits: [] }, null),
  ]),
);

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns the ranks of a person in `DRAWS` random years. The range from 0 to 1 is divided into `DRAWS` equal steps, and
 * one random number is drawn from each step, so that the ranks are evenly spread. The numbers are then shuffled.
 */
function drawRanks(random: () => number): Float64Array {
  const ranks = Float64Array.from({ length: DRAWS }, (_, step) => (step + random()) / DRAWS);
  for (let index = DRAWS - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [ranks[index], ranks[other]] = [ranks[other] ?? 0, ranks[index] ?? 0];
  }
  return ranks;
}

interface Figures {
  mean: number;
  median: number;
  p90: number;
}

function figuresOf(design: PlanDesign, years: Parameters<typeof outOfPocketCosts>[1]): Figures {
  const costs = outOfPocketCosts(design, years).sort();
  return {
    mean: costs.reduce((sum, cost) => sum + cost, 0) / costs.length,
    median: costs[costs.length / 2] ?? 0,
    p90: costs[Math.floor(0.9 * costs.length)] ?? 0,
  };
}

describe.each(Object.entries(FAMILIES))('2,048 years of %s', (_, ages) => {
  const people: CoveredPerson[] = ages.map((age) => ({ age }));
  const random = randomNumbers(20_261_122);
  const few = householdYears(facts, people, YEAR);
  const many = yearsByRanks(
    facts,
    people,
    YEAR,
    people.map(() => drawRanks(random)),
  );

  it.each(Object.keys(DESIGNS))('cost the same under %s as many random years', (metal) => {
    const design = DESIGNS[metal] as PlanDesign;
    const [ours, drawn] = [figuresOf(design, few), figuresOf(design, many)];
    // With fewer random draws, the mean cost is less exact, so a larger difference is accepted.
    const noise = Math.max(1, Math.sqrt(ENOUGH_DRAWS / DRAWS));
    expect(Math.abs(ours.mean - drawn.mean)).toBeLessThanOrEqual(10 * noise);
    expect(Math.abs(ours.median - drawn.median)).toBeLessThanOrEqual(70 * noise);
    expect(Math.abs(ours.p90 - drawn.p90)).toBeLessThanOrEqual(150 * noise);
  });
});
