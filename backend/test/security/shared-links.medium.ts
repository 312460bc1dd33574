import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { OwnCareCostsReply, PlanBatchReply, PlanSearchReply } from '#contract/api/plans.contract.js';
import { SharedFigures, SharedView, ShareListed, ShareMade, type ShareParts } from '#contract/api/shares.contract.js';
import { SHARES } from '#contract/limits/plans.js';
import { SharesRepository } from '#modules/shares/index.js';
import { Cipher, newToken } from '#platform/crypto/cipher.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { SWEEPS } from '#workers/retention/retention.js';
import { aSearch } from '../builders/saved.builder.js';
import { ALL_TICKED, aShare, NOTHING_TICKED } from '../builders/share.builder.js';
import { errorOf, type Answer, type Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

type Person = Awaited<ReturnType<TestApp['signedIn']>>;

/** Answers to the questions of a plan search, with values that are easy to recognize wherever they appear. */
const SEARCH = aSearch(63_219, {
  household: {
    income: 63_219,
    people: [
      { age: 57, aptc_eligible: true, gender: 'Female', uses_tobacco: true, utilization_level: 'Low' },
      { age: 31, aptc_eligible: true, gender: 'Female', is_pregnant: true, utilization_level: 'Low' },
    ],
  },
});
const DOCTOR = {
  npi: '1234567893',
  name: 'Dr. Ottoline Canary',
  specialties: ['Canary Medicine'],
  accepting: 'accepting',
};
const MEDICINE = { rxcui: '617310', name: 'Canarystatin 20 mg' };

const lines: string[] = [];
const tokens: string[] = [];
let marketplace: Marketplace;
let testApp: TestApp;
let owner: Person;
let stranger: Person;
let reader: Browser;
let ids: string[];

beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({
    env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, LOG_LEVEL: 'trace', RATE_LIMIT_FACTOR: '5' },
    logTo: { write: (line) => lines.push(line) },
  });
  [owner, stranger] = [await testApp.signedIn(), await testApp.signedIn()];
  reader = testApp.browser('Daughter 1.0');
  await owner.browser.send('PUT', '/api/medicines/mine', { medicines: [MEDICINE] });
  await owner.browser.send('PUT', '/api/doctors/mine', { doctors: [DOCTOR] });
  const { body } = await owner.browser.post('/api/plans/search', SEARCH);
  ids = z
    .parse(PlanSearchReply, body)
    .plans.slice(0, 2)
    .map(({ id }) => id);
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});
afterEach(async () => {
  marketplace.clearFaults();
  await testApp.sql.query('delete from shares');
});

async function share(shows: Partial<ShareParts> = {}, by = owner): Promise<ShareMade> {
  const answer = await by.browser.post('/api/shares', aShare(ids, shows, SEARCH));
  expect(answer.status).toBe(200);
  const made = z.parse(ShareMade, answer.body);
  tokens.push(made.token);
  return made;
}
const open = (token: unknown, browser = reader): Promise<Answer> => browser.post('/api/shared', { token });
const end = (id: string, by: Browser): Promise<Answer> => by.send('DELETE', `/api/shares/${id}`);
const listOf = async ({ browser }: Person): Promise<ShareListed[]> =>
  z.parse(z.array(ShareListed), (await browser.get('/api/shares')).body);
const refusal = (answer: Answer): unknown[] => [answer.status, errorOf(answer).code];
async function view(token: string): Promise<SharedView> {
  const answer = await open(token);
  expect(answer.status).toBe(200);
  return z.parse(SharedView, answer.body);
}
const inOwnUnit = <T>(work: (shares: SharesRepository) => Promise<T>): Promise<T> =>
  withEntityManager(testApp.app.get(EntityManager), () => work(testApp.app.get(SharesRepository, { strict: false })));
const storedContent = async (id: string): Promise<string> => {
  const { rows } = await testApp.sql.query<{ content: Buffer }>('select content from shares where id = $1', [id]);
  return rows[0] ? testApp.app.get(Cipher, { strict: false }).decrypt(rows[0].content) : '';
};

const ENDED = [410, 'shares.ended'];
const EXPIRED = [410, 'shares.expired'];
const UNKNOWN = [404, 'shares.unknown'];

const ATTACKS: readonly [attack: string, holds: () => Promise<void>][] = [
  [
    'a secret that differs in one character, is cut off, extended or repeated opens nothing',
    async () => {
      const { token } = await share();
      const other = token.startsWith('A') ? 'B' : 'A';
      for (const wrong of [
        other + token.slice(1),
        token.slice(0, -1),
        `${token}A`,
        token.toLowerCase(),
        ` ${token}`,
        `${token},${token}`,
      ])
        expect(refusal(await open(wrong))).toEqual(UNKNOWN);
      expect((await open(token)).status).toBe(200);
    },
  ],
  [
    'whoever guesses secrets is soon refused altogether, and nobody else is',
    async () => {
      const { token } = await share();
      const guesser = testApp.browser('Robot', '203.0.113.9');
      const answers: number[] = [];
      while (!answers.includes(429) && answers.length < 1_000) answers.push((await open(newToken(), guesser)).status);
      expect(new Set(answers)).toEqual(new Set([404, 429]));
      expect((await open(token, guesser)).status).toBe(429);
      expect((await open(token)).status).toBe(200);
    },
  ],
  [
    'fields that the owner may not set are ignored: expiry, owner, count',
    async () => {
      const extra = { expiresAt: '2099-01-01T00:00:00Z', userId: stranger.id, opened: -5, token: 'mine' };
      const answer = await owner.browser.post('/api/shares', { ...aShare(ids, {}, SEARCH), ...extra });
      expect(z.parse(ShareMade, answer.body).token).toMatch(/^[\w-]{43}$/);
      const [listed] = await listOf(owner);
      expect(listed?.opened).toBe(0);
      const days = (Date.parse(listed?.expiresAt ?? '') - Date.parse(listed?.madeAt ?? '')) / (24 * 60 * 60 * 1_000);
      expect(days).toBeCloseTo(SHARES.days);
      expect(await listOf(stranger)).toEqual([]);
    },
  ],
  [
    'a replay after the end shows nothing, because the content is gone at once',
    async () => {
      const { id, token } = await share(ALL_TICKED);
      expect((await open(token)).status).toBe(200);
      expect((await end(id, owner.browser)).status).toBe(200);
      const answer = await open(token);
      expect(refusal(answer)).toEqual(ENDED);
      expect(answer.raw).not.toMatch(/63219|75001|Canary/);
      const { rows } = await testApp.sql.query('select 1 from shares where id = $1 and content is null', [id]);
      expect(rows).toHaveLength(1);
      expect(await listOf(owner)).toMatchObject([{ state: 'ended', plans: [], shows: null }]);
    },
  ],
  [
    'a link that is ended while somebody is opening it shows nothing',
    async () => {
      const { id, token } = await share(ALL_TICKED);
      const shares = testApp.app.get(SharesRepository, { strict: false });
      const count = shares.countOpening.bind(shares);
      const spy = jest.spyOn(shares, 'countOpening').mockImplementation(async (opened) => {
        expect((await end(id, owner.browser)).status).toBe(200);
        return count(opened);
      });
      expect(refusal(await open(token))).toEqual(ENDED);
      spy.mockRestore();
      expect(await listOf(owner)).toMatchObject([{ opened: 0, lastOpenedAt: null }]);
    },
  ],
  [
    'two tabs may end the same link, and the first end counts',
    async () => {
      const { id } = await share();
      const ends = await Promise.all([end(id, owner.browser), end(id, owner.browser)]);
      expect(ends.map(({ status }) => status)).toEqual([200, 200]);
      const endedAt = async () =>
        (await testApp.sql.query<{ at: Date }>('select ended_at as at from shares where id = $1', [id])).rows[0]?.at;
      const first = await endedAt();
      await end(id, owner.browser);
      expect(await endedAt()).toEqual(first);
    },
  ],
  [
    "another person's links cannot be listed, not even by staff",
    async () => {
      await share();
      for (const person of [stranger, await testApp.signedIn({}, 'superadmin')]) {
        expect(await listOf(person)).toEqual([]);
        expect((await person.browser.get(`/api/shares?userId=${owner.id}`)).body).toEqual([]);
      }
      expect(JSON.stringify(await listOf(owner))).not.toContain(tokens.at(-1));
    },
  ],
  [
    'a link stops after its days, and the scheduled job deletes what it showed',
    async () => {
      const { id, token } = await share(ALL_TICKED);
      const expire = (ago: string) =>
        testApp.sql.query('update shares set expires_at = now() - $2::interval where id = $1', [id, ago]);
      await expire('1 second');
      expect(refusal(await open(token))).toEqual(EXPIRED);
      expect(await listOf(owner)).toMatchObject([{ state: 'expired' }]);
      const sweep = () =>
        withEntityManager(testApp.app.get(EntityManager), () =>
          SWEEPS.find(({ name }) => name === 'sweep-expired-shares')?.sweep(testApp.app.get(EntityManager)),
        );
      await sweep();
      const left = async (): Promise<unknown[]> =>
        (await testApp.sql.query('select content from shares where id = $1', [id])).rows;
      expect(await left()).toEqual([{ content: null }]);
      expect(refusal(await open(token))).toEqual(EXPIRED);
      await expire('31 days');
      await sweep();
      expect(await left()).toEqual([]);
      expect(refusal(await open(token))).toEqual(UNKNOWN);
    },
  ],
  [
    'the links of a closed or locked account do not work',
    async () => {
      for (const change of ['closed_at', 'locked_at']) {
        const person = await testApp.signedIn();
        const { token } = await share(ALL_TICKED, person);
        await testApp.sql.query(`update users set ${change} = now() where id = $1`, [person.id]);
        expect(refusal(await open(token))).toEqual(ENDED);
      }
    },
  ],
  [
    "links are in the person's export without their secret, and are erased with the account",
    async () => {
      const person = await testApp.signedIn();
      const { token } = await share({ prices: true }, person);
      await person.browser.post('/api/account/export');
      const file = await eventually(async () => {
        const answer = await person.browser.get('/api/account/export/file');
        return answer.status === 200 && answer;
      }, 'the file');
      const { shares } = file.body as { shares: { content: string }[] };
      expect(shares).toHaveLength(1);
      expect(shares[0]?.content).toContain(ids[0]);
      expect(file.raw).not.toContain(token);
      await testApp.sql.query('delete from users where id = $1', [person.id]);
      expect(refusal(await open(token))).toEqual(UNKNOWN);
      expect((await testApp.sql.query('select 1 from shares where user_id = $1', [person.id])).rowCount).toBe(0);
    },
  ],
  [
    'the secret travels in bodies only: no address with it is answered, and answers send no referrer',
    async () => {
      const { token } = await share();
      for (const url of [`/api/shared?token=${token}`, `/api/shared/${token}`, `/api/shares/${token}`])
        expect((await reader.get(url)).status).toBeGreaterThanOrEqual(400);
      expect((await open(token)).headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
    },
  ],
  [
    'no cache and no search engine keeps what a link shows',
    async () => {
      const { token } = await share();
      expect((await open(token)).headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    },
  ],
  [
    'what is not ticked is neither shown nor stored',
    async () => {
      const { id, token } = await share(NOTHING_TICKED);
      const answer = await open(token);
      const seen = z.parse(SharedView, answer.body);
      expect(seen.plans.map((plan) => plan.id)).toEqual(ids);
      expect(
        seen.plans.flatMap(({ premium, premium_w_credit, year_cost }) => [premium, premium_w_credit, year_cost]),
      ).toEqual(ids.flatMap(() => [null, null, null]));
      for (const text of [answer.raw, await storedContent(id)]) {
        expect(text).not.toMatch(/63219|75001|48113|tobacco|pregnan|primaryVisits|Canary|617310|1234567893/);
      }
    },
  ],
  [
    'prices alone show no answer, no health, no medicine and no doctor',
    async () => {
      const { id, token } = await share({ prices: true, health: true });
      const answer = await open(token);
      expect(answer.raw).not.toMatch(/63219|75001|48113|uses_tobacco|is_pregnant|utilization|Canary|617310|1234567893/);
      const seen = z.parse(SharedView, answer.body);
      expect([seen.search, seen.eligibility?.people, seen.shows.health]).toEqual([null, [], false]);
      expect(seen.plans.every(({ premium, year_cost, oopc }) => premium && year_cost && oopc === null)).toBe(true);
      // Everybody is in these prices, so not even the number of people is told.
      expect(answer.body).not.toHaveProperty('priced');
      expect(await storedContent(id)).not.toMatch(
        /63219|75001|48113|uses_tobacco|is_pregnant|utilization|primaryVisits|"years"|Canary|617310|1234567893/,
      );
      const { token: withAnswers } = await share({ prices: true, answers: true });
      const told = await open(withAnswers);
      expect(told.raw).toMatch(/63219/);
      expect(told.raw).not.toMatch(/uses_tobacco|is_pregnant|utilization|Female|Canary/);
    },
  ],
  [
    'prices that leave out somebody tell how many people they are for, and not who they are',
    async () => {
      const [first, second] = SEARCH.household.people;
      const people = [first, { ...second, aptc_eligible: false, has_mec: true }];
      const search = { ...SEARCH, household: { ...SEARCH.household, people } };
      const made = await owner.browser.post('/api/shares', { ...aShare(ids, { prices: true }), search });
      const answer = await open(z.parse(ShareMade, made.body).token);
      const { priced, search: told, eligibility } = z.parse(SharedView, answer.body);
      expect([priced, told, eligibility?.people]).toEqual([{ counted: 1, all: 2 }, null, []]);
      expect(answer.raw).not.toMatch(/"age"|63219|75001|has_mec|aptc_eligible|is_priced/);
    },
  ],
  [
    "the figures are those of the owner's page to the cent",
    async () => {
      const question = { ...SEARCH, plan_ids: ids };
      const { own_care } = aShare(ids);
      const page = z.parse(PlanBatchReply, (await owner.browser.post('/api/plans', question)).body);
      const { costs } = z.parse(
        OwnCareCostsReply,
        (await owner.browser.post('/api/plans/costs', { ...question, own_care })).body,
      );
      const all = await view((await share(ALL_TICKED)).token);
      const withCosts = page.plans.map((plan) => ({ ...plan, year_cost: { ...costs[plan.id], years: undefined } }));
      expect(all.plans).toEqual(ids.flatMap((id) => withCosts.filter((plan) => plan.id === id)));
      expect([all.search, all.provenance, all.today]).toEqual([SEARCH, page.provenance, undefined]);
      expect([all.medicines, all.doctors.map(({ name }) => name)]).toEqual([[MEDICINE], ['Dr. Ottoline Canary']]);
      expect(all.coverage.map(({ plan_id }) => plan_id).toSorted()).toEqual(ids.toSorted());
      expect([all.isOwnCare, all.hasOwnVisits]).toEqual([true, true]);
      // The costs also count care about which the link tells nothing else.
      const pricesOnly = await view((await share({ prices: true })).token);
      expect(pricesOnly.plans).toEqual(all.plans.map((plan) => ({ ...plan, oopc: null })));
    },
  ],
  [
    'the owner sees beforehand what the link shows, and it shows the same when prices or plans have changed since',
    async () => {
      const preview = await owner.browser.post('/api/shares/preview', aShare(ids, ALL_TICKED, SEARCH));
      const { token } = await share(ALL_TICKED);
      await testApp.sql.query('delete from cache_entries');
      marketplace.fault({ kind: '500', count: 0 });
      const { madeAt, expiresAt, ...figures } = await view(token);
      expect(figures).toEqual(z.parse(SharedFigures, preview.body));
      expect(Date.parse(expiresAt) - Date.parse(madeAt)).toBeGreaterThan(0);
      marketplace.clearFaults();
      for (const path of ['/api/shares/preview', '/api/shares'])
        expect(refusal(await owner.browser.post(path, aShare(['99999TX9999999'], {}, SEARCH)))).toEqual([
          404,
          'plans.notFound',
        ]);
      expect(await listOf(owner)).toHaveLength(1);
    },
  ],
  [
    'a link from before links held figures opens with the figures of today, and names withdrawn plans',
    async () => {
      const [id = ''] = ids;
      const token = newToken();
      await inOwnUnit((shares) =>
        shares.add(owner.id, token, {
          year: SEARCH.year,
          shows: { ...NOTHING_TICKED, prices: true },
          plans: [
            { id, name: 'Still here' },
            { id: '99999TX9999999', name: 'Gone Silver' },
          ],
          search: SEARCH,
          own_care: null,
          medicines: [],
          doctors: [],
        }),
      );
      const answer = await open(token);
      const seen = z.parse(SharedView, answer.body);
      expect(seen.today).toEqual({ withdrawn: ['Gone Silver'] });
      expect(seen.plans.map((plan) => [plan.id, plan.premium !== null])).toEqual([[id, true]]);
      expect(answer.raw).not.toMatch(/63219|75001|uses_tobacco/);
      expect(await listOf(owner)).toMatchObject([{ plans: ['Still here', 'Gone Silver'], opened: 1 }]);
    },
  ],
  [
    'nobody can have more links than the limit, not even with simultaneous requests',
    async () => {
      const person = await testApp.signedIn();
      const attempts = Array.from({ length: SHARES.most + 3 }, () =>
        person.browser.post('/api/shares', aShare(ids, {}, SEARCH)),
      );
      const answers = await Promise.all(attempts);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARES.most);
      expect(answers.filter(({ status }) => status !== 200).map(refusal)).toEqual(
        Array.from({ length: 3 }, () => [409, 'shares.tooMany']),
      );
      const [first] = await listOf(person);
      await end(first?.id ?? '', person.browser);
      expect((await person.browser.post('/api/shares', aShare(ids, {}, SEARCH))).status).toBe(200);
    },
  ],
  [
    "only other people's openings are counted",
    async () => {
      const { token } = await share();
      await open(token, owner.browser);
      expect(await listOf(owner)).toMatchObject([{ opened: 0, lastOpenedAt: null }]);
      await Promise.all([open(token), open(token), open(token, stranger.browser)]);
      const [listed] = await listOf(owner);
      expect(listed?.opened).toBe(3);
      expect(Date.parse(listed?.lastOpenedAt ?? '')).not.toBeNaN();
    },
  ],
  [
    'an outage of the marketplace is told as such and does not use up the link',
    async () => {
      const { id, token } = await share({ prices: true });
      await testApp.sql.query('delete from cache_entries');
      marketplace.fault({ kind: '500', count: 0 });
      const search = { ...SEARCH, household: { ...SEARCH.household, income: 43_220 } };
      const refused = await owner.browser.post('/api/shares', aShare(ids, { prices: true }, search));
      expect(refusal(refused)).toEqual([503, 'plans.unavailable']);
      marketplace.clearFaults();
      expect((await open(token)).status).toBe(200);
      expect((await end(id, owner.browser)).status).toBe(200);
    },
  ],
];

describe('a shared link', () => {
  it.each(ATTACKS)('%s', async (_, holds) => {
    await expect(holds()).resolves.toBeUndefined();
  });

  // This test comes last, so that it also checks what all other tests have logged.
  it('leaves no secret and no answer in the logs, and no readable one in the database', async () => {
    const { id, token } = await share(ALL_TICKED);
    await open(token);
    const stored = await testApp.sql.query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from
         (select s::text as t from shares s
          union all select o::text from outbox o
          union all select a::text from audit_entries a) t`,
    );
    const { rows } = await testApp.sql.query<{ content: Buffer | null }>('select content from shares where id = $1', [
      id,
    ]);
    const written = `${stored.rows[0]?.all} ${rows[0]?.content?.toString('latin1')} ${lines.join('\n')}`;
    expect(lines.some((line) => line.includes('/api/shared'))).toBe(true);
    for (const secret of tokens) expect(written).not.toContain(secret);
    // A hash may contain the digits of the income by chance, so digits that are part of a longer word do not count.
    expect(written).not.toMatch(/(?<![\w-])63219(?![\w-])|Canary|primaryVisits/);
  });
});
