import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { OwnCareCostsReply, PlanBatchReply } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { KeyBudget } from '#platform/marketplace/key-budget.js';
import { replyOf } from '#test/builders/plans.builder.js';
import { randomHouseholds } from '#test/builders/random-households.builder.js';
import type { Browser } from '#test/harness/browser.js';
import { withMarketplace } from '#test/harness/test-app.js';

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

let random = randomHouseholds(SEED);
const randomCare = () => ({
  primaryVisits: random.below(20),
  specialistVisits: random.below(20),
  genericFills: random.below(40),
  brandFills: random.below(30),
});

const { testApp } = withMarketplace({ env: { RATE_LIMIT_FACTOR: '100000' } });
let person: Browser;
beforeAll(async () => {
  person = (await testApp.signedIn()).browser;
  // The limit on marketplace calls protects the API key of the real marketplace. The test turns the limit off, because
  // waiting for it would make the test take an hour.
  jest.spyOn(testApp.app.get(KeyBudget, { strict: false }), 'take').mockResolvedValue(false);
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
    random = randomHouseholds(seed);
    const wrong: string[] = [];
    const same = (name: string, one: unknown, other: unknown): void => {
      if (withoutYears(one) !== withoutYears(other)) wrong.push(`${name}: ${JSON.stringify([one, other])}`);
    };
    let checked = 0;
    while (checked < ROUND) {
      const question = random.search();
      const where = `${JSON.stringify(question)}, seed ${seed}`;
      const listed = replyOf(await person.post('/api/plans/search', question));
      const chosen = random.shuffled(listed.plans).slice(0, Math.min(PLANS, ROUND - checked));
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
