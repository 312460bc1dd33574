import { randomBytes } from 'node:crypto';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod/mini';
import { PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { PlansModule, PlansService } from '#modules/plans/index.js';
import { STANDARD_WAIT_TIMES, WAIT_TIMES } from '#platform/cache/single-flight.js';
import { readConfig } from '#platform/config/config.js';
import { AppError } from '#platform/errors/app-error.js';
import { createLogger } from '#platform/logging/logger.js';
import {
  json,
  planIdOf,
  startFakeServer,
  wirePlan,
  type FakeRequest,
} from '#platform/marketplace/fake-server.testing.js';
import { PlatformModule } from '#platform/platform.module.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';
import { eventually } from '../harness/eventually.js';

/**
 * Number of plans that a search in Dallas finds. The search makes 20 calls to the marketplace: one estimates the tax
 * credit, 14 request pages of results and five request batches of plans.
 */
const TOTAL = 138;
const CALLS = 20;
const times = { ...STANDARD_WAIT_TIMES };
const secret = () => randomBytes(32).toString('base64url');
let database: TestDatabase;
let server: Awaited<ReturnType<typeof startFakeServer>>;
let context: INestApplicationContext;
let plans: PlansService;
/**
 * Number of calls that the marketplace still answers before it stops responding. Later calls are answered after
 * `resumeMarketplace` is called.
 */
let answersLeft = Infinity;
const held: (() => void)[] = [];

@Global()
@Module({ providers: [{ provide: WAIT_TIMES, useValue: times }], exports: [WAIT_TIMES] })
class TimesModule {}

/** A plan as the marketplace prices it with the credit of $1 of a search that gets none. */
const planOf = (id: string) => wirePlan({ id, premium_w_credit: 399.5, aptc_eligible_premium: 398 });

function answerTo({ path, body }: FakeRequest): unknown {
  if (path === '/households/eligibility/estimates')
    return { estimates: [{ aptc: 0, csr: '', is_medicaid_chip: false, in_coverage_gap: false }] };
  if (path === '/plans') return { plans: z.parse(z.array(z.string()), body['plan_ids']).map(planOf) };
  const offset = Number(body['offset']);
  return {
    plans: Array.from({ length: Math.min(10, TOTAL - offset) }, (_, index) => planOf(planIdOf(offset + index))),
    total: TOTAL,
  };
}

beforeAll(async () => {
  database = await createDatabase();
  server = await startFakeServer((received, response, request) => {
    const answer = (): void => json(answerTo(received))(received, response, request);
    answersLeft -= 1;
    if (answersLeft >= 0) setImmediate(answer);
    else held.push(answer);
  });
  const config = readConfig({
    NODE_ENV: 'test',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: database.appUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MARKETPLACE_API_URL: server.url,
    MARKETPLACE_API_KEY: 'k',
    SESSION_SECRET: secret(),
    DATA_KEY: secret(),
    AUDIT_KEY: secret(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100',
  });
  @Module({ imports: [PlatformModule.with(config, createLogger('silent', 'test'), []), TimesModule, PlansModule] })
  class Root {}
  context = await NestFactory.createApplicationContext(Root, { logger: false });
  plans = context.get(PlansService);
});
afterAll(async () => {
  await context?.close();
  await server?.close();
  await database?.drop();
});
beforeEach(() => {
  server.requests.length = 0;
  resumeMarketplace();
});

function resumeMarketplace(): void {
  answersLeft = Infinity;
  for (const answer of held.splice(0)) answer();
}
let income = 41_000;
const newSearch = (): PlanSearch => ({
  household: { income: (income += 1), people: [{ age: 20 + (income % 40), aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '37183', state: 'NC', zipcode: '27601' },
  year: 2026,
});
const plansOf = async (search: PlanSearch): Promise<number> =>
  z.parse(PlanSearchReply, await (await plans.search(search)).answer.json()).plans.length;
const errorOf = async (search: PlanSearch): Promise<AppError | null> =>
  plansOf(search).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : null),
  );

it('a search that exceeds the time limit continues, and the next attempt returns it without new calls', async () => {
  times.person = 60;
  answersLeft = 9;
  const search = newSearch();
  expect(await errorOf(search)).toMatchObject({ code: 'plans.unavailable', status: 503, retryAfter: 15 });
  expect(server.requests.length).toBeLessThan(CALLS);
  resumeMarketplace();
  const found = await eventually(() => plansOf(search).catch(() => null), 'the search to be answered');
  expect(found).toBe(TOTAL);
  expect(server.requests).toHaveLength(CALLS);
});

it('eight different searches at once all succeed, with at most four calls at a time', async () => {
  times.person = 60_000;
  const found = await Promise.all(Array.from({ length: 8 }, () => plansOf(newSearch())));
  expect(found).toEqual(Array.from({ length: 8 }, () => TOTAL));
  expect(server.requests).toHaveLength(8 * CALLS);
  expect(server.mostAtOnce).toBe(4);
});

it('when the marketplace is slow, the first searches succeed and the others are rejected for now', async () => {
  times.person = 60_000;
  answersLeft = 3 * CALLS;
  const searches = Array.from({ length: 8 }, newSearch);
  const answered = new Set<PlanSearch>();
  const replies = Promise.all(searches.map((search) => plansOf(search).then(() => answered.add(search))));
  await eventually(async () => answered.size >= 2, 'two searches to be answered');
  times.person = 20;
  for (const search of searches.filter((each) => !answered.has(each)).slice(-4))
    expect(await errorOf(search)).toMatchObject({ code: 'plans.unavailable', retryAfter: 15 });
  resumeMarketplace();
  await replies;
  expect(server.requests).toHaveLength(8 * CALLS);
});
