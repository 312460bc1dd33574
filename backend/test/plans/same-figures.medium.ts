import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { OwnCareCostsReply, PlanBatchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { GENDERS } from '#contract/limits/fields.js';
import { CARE_LEVELS, COMPARE } from '#contract/limits/plans.js';
import { loadPlaces } from '#modules/facts/index.js';
import { KeyBudget } from '#platform/marketplace/key-budget.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { replyOf } from '#test/builders/plans.builder.js';
import type { Browser } from '#test/harness/browser.js';
import { seeded } from '#test/harness/seeded.js';
import { TestApp } from '#test/harness/test-app.js';

const IS_WHOLE = process.env['FUZZ'] === 'all';
/** Number of pairs of a household and a plan to check. `SEED` repeats the random households of an earlier run. */
const PAIRS = IS_WHOLE ? 10_000 : 40;
/**
 * Number of pairs of a household and a plan in one test. Each test has its own seed, which determines all of its pairs.
 */
const ROUND = Math.min(PAIRS, 1_000);
const SEED = Number(process.env['SEED'] ?? (IS_WHOLE ? Date.now() % 1_000_000_000 : 15));
/** Number of plans that are checked for each household. */
const PLANS = 20;

let random = seeded(SEED);
const below = (limit: number): number => Math.floor(random() * limit);
const chance = (share: number): boolean => random() < share;
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

const places = loadPlaces();
const zips = [...places.zips];

/** Returns a random place whose plans HealthCare.gov sells in the given year. */
function randomPlace(year: number): PlanSearch['place'] {
  const zipcode = zips[below(zips.length)] ?? '';
  const [county] = shuffled(places.countiesOf(zipcode));
  const isServed = county && places.marketplaceOf(county.state, year)?.startsWith('federal');
  return isServed ? { countyfips: county.fips, state: county.state, zipcode } : randomPlace(year);
}

function randomSearch(): PlanSearch {
  const year = chance(0.5) ? 2026 : 2027;
  const people = Array.from({ length: 1 + below(5) }, () => ({
    age: below(65),
    aptc_eligible: chance(0.85),
    ...(chance(0.5) && { gender: chance(0.5) ? GENDERS[0] : GENDERS[1] }),
    ...(chance(0.5) && { uses_tobacco: chance(0.3) }),
    ...(chance(0.1) && { is_pregnant: true }),
    ...(chance(0.2) && { is_parent: true }),
    ...(chance(0.3) && { utilization_level: CARE_LEVELS[below(CARE_LEVELS.length)] }),
  }));
  return { household: { income: below(180_000), people }, market: 'Individual', place: randomPlace(year), year };
}

const randomCare = () => ({
  primaryVisits: below(20),
  specialistVisits: below(20),
  genericFills: below(40),
  brandFills: below(30),
});

let marketplace: Marketplace;
let testApp: TestApp;
let person: Browser;

beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({
    workers: false,
    env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, RATE_LIMIT_FACTOR: '100000' },
  });
  person = (await testApp.signedIn()).browser;
  // The limit on marketplace calls protects the API key of the real marketplace. The test turns the limit off, because
  // waiting for it would make the test take an hour.
  jest.spyOn(testApp.app.get(KeyBudget, { strict: false }), 'take').mockResolvedValue(false);
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});

/**
 * Returns a value as text, without `years`. Only answers about a few plans hold the costs of twenty single years, from
 * which the other figures of a year's cost were calculated.
 */
const withoutYears = (value: unknown): string | undefined =>
  JSON.stringify(value, (key, one: unknown) => (key === 'years' ? undefined : one));

const rounds = Array.from({ length: PAIRS / ROUND }, (_, round) => SEED + round);

it.each(rounds)(
  `${ROUND} random plans of seed %d have the same figures in the list, in full and in a comparison`,
  async (seed) => {
    random = seeded(seed);
    const wrong: string[] = [];
    const same = (name: string, one: unknown, other: unknown): void => {
      if (withoutYears(one) !== withoutYears(other)) wrong.push(`${name}: ${JSON.stringify([one, other])}`);
    };
    let checked = 0;
    while (checked < ROUND) {
      const question = randomSearch();
      const where = `${JSON.stringify(question)}, seed ${seed}`;
      const listed = replyOf(await person.post('/api/plans/search', question));
      const chosen = shuffled(listed.plans).slice(0, Math.min(PLANS, ROUND - checked));
      const own_care = randomCare();
      const costsOf = async (plan_ids: string[]) =>
        z.parse(OwnCareCostsReply, (await person.post('/api/plans/costs', { ...question, own_care, plan_ids })).body)
          .costs;
      const allCosts = await costsOf(listed.plans.map(({ id }) => id));
      for (let from = 0; from < chosen.length; from += COMPARE.max) {
        const some = chosen.slice(from, from + COMPARE.max);
        const ids = some.map(({ id }) => id);
        const inFull = z.parse(PlanBatchReply, (await person.post('/api/plans', { ...question, plan_ids: ids })).body);
        const [one = ''] = ids;
        const alone = z.parse(PlanBatchReply, (await person.post('/api/plans', { ...question, plan_ids: [one] })).body);
        const someCosts = await costsOf(ids);
        same(`tax credit, ${where}`, inFull.eligibility, listed.eligibility);
        same(
          `${one} alone, ${where}`,
          alone.plans[0],
          inFull.plans.find(({ id }) => id === one),
        );
        for (const summary of some) {
          const full = inFull.plans.find(({ id }) => id === summary.id);
          for (const [figure, value] of Object.entries(summary))
            same(`${summary.id} ${figure}, ${where}`, full?.[figure as keyof typeof summary], value);
          same(`${summary.id} own care, ${where}`, someCosts[summary.id], allCosts[summary.id]);
        }
      }
      checked += chosen.length;
    }
    if (IS_WHOLE) process.stdout.write(`from seed ${seed}: ${checked} plans, ${wrong.length} differences\n`);
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);
