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

/** Returns the searches whose two answers differ, and how many plans and how many prices for others were compared. */
async function compare(searches: readonly PlanSearch[], options: Partial<MarketplaceOptions> = {}) {
  const both = await startBoth(options);
  const wrong: string[] = [];
  let plans = 0;
  for (const search of searches) {
    const [composed, direct] = await both.answers(search);
    plans += direct?.plans.length ?? 0;
    const [one, other] = [JSON.stringify(composed), JSON.stringify(direct)];
    if (one !== other) wrong.push(`${JSON.stringify(search)}, seed ${SEED}: ${one} instead of ${other}`);
  }
  await both.close();
  return { wrong, plans, composed: both.composed() };
}

it('a search composed from prices for another credit equals one that is asked directly', async () => {
  const searches = Array.from({ length: IS_WHOLE ? 300 : 4 }, randomSearch);
  const { wrong, plans, composed } = await compare(searches);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([composed > searches.length / 2, plans > searches.length]).toEqual([true, true]);
});

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

  it('a composed search equals one that is asked directly too', async () => {
    const database = openForImport(dir);
    for (const path of WYOMING)
      await importFile(database, sharedFile(path), { year: undefined, states: new Set(['WY']) });
    database.close();
    const searches = Array.from({ length: 60 }, () => ({
      ...randomSearch(),
      place: NATRONA,
      year: 2025,
    }));
    const { wrong, plans } = await compare(searches, { catalog: openCatalog(dir) });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(plans).toBeGreaterThan(searches.length);
  });
});
