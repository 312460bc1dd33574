import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanSearch, PlanSearchReply } from '#contract/api/plans.contract.js';
import { findPlans } from '#modules/plans/find-plans.js';
import { readPricedPlans, type PricedPlansQuestion } from '#modules/plans/priced-plans.js';
import { YearCosts } from '#modules/plans/year-costs.service.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { openForImport } from '#sandbox/marketplace/import/database.js';
import { importFile } from '#sandbox/marketplace/import/import-file.js';
import { openCatalog } from '#sandbox/marketplace/open-catalog.js';
import { startMarketplace, type MarketplaceOptions } from '#sandbox/marketplace/start.js';
import { randomHouseholds } from '../builders/random-households.builder.js';
import { NATRONA } from '../harness/marketplace-client.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';

const IS_WHOLE = process.env['FUZZ'] === 'all';
const SEED = Number(process.env['SEED'] ?? (IS_WHOLE ? Date.now() % 1_000_000_000 : 15));
const random = randomHouseholds(SEED);

/** Returns a random search, sometimes without an income or with a person who has other coverage. */
function randomSearch(): PlanSearch {
  const { household, ...search } = random.search();
  const people = household.people.map((person) => ({ ...person, ...(random.chance(0.1) && { has_mec: true }) }));
  return { ...search, household: { income: random.chance(0.05) ? null : household.income, people } };
}

/**
 * Starts a marketplace, and returns a function that answers a search in both ways: composed from plans that were priced
 * for the credit of another household, and asked directly for this household alone.
 */
async function startBoth(options: Partial<MarketplaceOptions> = {}) {
  const marketplace = await startMarketplace({ port: 0, apiKey: 'k', ...options });
  const client = new MarketplaceClient({ baseUrl: `${marketplace.url}/api/v1`, apiKey: 'k' });
  const never = new AbortController().signal;
  const read = (question: PricedPlansQuestion) => readPricedPlans({ client, costs: new YearCosts() }, question, never);
  let composed = 0;
  const ofOthers = async (question: PricedPlansQuestion) => {
    if (question.household.income !== undefined) return read(question);
    composed += 1;
    return read({ ...question, aptc_override: 1 + random.below(90_000) / 70 });
  };
  const alone = async (question: PricedPlansQuestion) => {
    const priced = await read(question);
    return question.household.income === undefined ? { ...priced, is_divisible: false } : priced;
  };
  const answers = async (search: PlanSearch): Promise<PlanSearchReply[]> => {
    const replies = [await findPlans(client, ofOthers, search, never), await findPlans(client, alone, search, never)];
    return replies.map((reply) => ({ ...reply, provenance: { ...reply.provenance, asOf: '' } }));
  };
  return { answers, composed: () => composed, close: () => marketplace.close() };
}

async function expectSame(searches: readonly PlanSearch[], options: Partial<MarketplaceOptions> = {}): Promise<void> {
  const both = await startBoth(options);
  let plans = 0;
  for (const search of searches) {
    const [composed, direct] = await both.answers(search);
    plans += direct?.plans.length ?? 0;
    expect({ search, seed: SEED, reply: composed }).toEqual({ search, seed: SEED, reply: direct });
  }
  await both.close();
  expect(both.composed()).toBeGreaterThan(searches.length / 2);
  expect(plans).toBeGreaterThan(searches.length);
}

it('a search composed from prices for another credit has the plans, figures and order of one asked directly', () =>
  expectSame(Array.from({ length: IS_WHOLE ? 300 : 4 }, randomSearch)));

const WYOMING = [
  'data/plans/PY2025_plan_attributes_WY_individual_medical.csv.gz',
  'data/plans/PY2025_rates_WY_complete_WV_partial.csv.gz',
  'data/plans/PY2025_service-area-puf.csv.gz',
];

/** Importing official files takes a while, so only `FUZZ=all` does it. */
const describeWhole = IS_WHOLE ? describeWithShared : () => undefined;
describeWhole('with official files', WYOMING, () => {
  const dir = mkdtempSync(join(tmpdir(), 'composed-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('a composed search has the plans, figures and order of one asked directly too', async () => {
    const database = openForImport(dir);
    for (const path of WYOMING)
      await importFile(database, sharedFile(path), { year: undefined, states: new Set(['WY']) });
    database.close();
    const searches = Array.from({ length: 60 }, () => ({
      ...randomSearch(),
      place: NATRONA,
      year: 2025,
    }));
    await expectSame(searches, { catalog: openCatalog(dir) });
  });
});
