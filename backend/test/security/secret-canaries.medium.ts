import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { registry } from '#platform/metrics/metrics.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { aConsent } from '../builders/consent.builder.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import type { Answer, Browser } from '../harness/browser.js';
import { eventually } from '../harness/eventually.js';
import { TestApp } from '../harness/test-app.js';

const lines: string[] = [];
const replies: string[] = [];
let marketplace: Marketplace;
let testApp: TestApp;
beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'canary-api-key' });
  testApp = await TestApp.open({
    env: {
      LOG_LEVEL: 'trace',
      MARKETPLACE_API_URL: `${marketplace.url}/api/v1`,
      MARKETPLACE_API_KEY: 'canary-api-key',
    },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});

/** Recognizable values that a person enters: secrets, names, amounts and health information. */
const CANARIES = {
  name: 'Zaphira Quellenbaum',
  address: 'canary-zaphira@example.test',
  phone: '5045550199',
  password: 'violet otter ladder canary',
  wrongPassword: 'canary wrong secret',
  newPassword: 'canary seven calm boats',
  history: 'canary-hypertension',
  medicine: 'canary-warfarin',
  rxcui: '99887766',
  coverage: 'canary-tricare',
  otherAddress: 'canary-stranger@example.test',
  consentPhone: '+15045550177',
  messageName: 'Ottoline Canary',
  messageAddress: 'canary-contact@example.test',
  messagePhone: '5045550155',
  message: 'canary about my stroke',
  drug: 'canarymycin',
  vaDrug: 'canaryvastatin',
  income: '9876543',
  brokenJson: 'canary-in-broken-json',
  inAddress: 'canary-in-address',
  bearer: 'canary-bearer-token',
  apiKey: 'canary-api-key',
  unknownField: 'canary-unknown-field',
  tooLong: 'canary-too-long',
  racedAddress: 'canary-raced@example.test',
  racedName: 'Quendolin Canary',
  birthDate: '1951-03-17',
  impossibleDate: '0000-04-13',
} as const;

async function dumpQueues(): Promise<string> {
  const { redisUrl } = testApp.config;
  if (redisUrl) return dumpRedis(redisUrl);
  const { rows } = await testApp.sql.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'bullmq'",
  );
  return (await Promise.all(rows.map(({ name }) => dumpTable(`bullmq."${name}"`)))).join('\n');
}

async function dumpRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  const parts: unknown[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    const read: Record<string, () => Promise<unknown>> = {
      string: () => redis.get(key),
      hash: () => redis.hgetall(key),
      list: () => redis.lrange(key, 0, -1),
      set: () => redis.smembers(key),
      zset: () => redis.zrange(key, '0', '-1'),
      stream: () => redis.xrange(key, '-', '+'),
    };
    parts.push(key, await read[type]?.());
  }
  redis.disconnect();
  return JSON.stringify(parts);
}
const dumpTable = async (name: string): Promise<string> =>
  (await testApp.sql.query<{ all: string | null }>(`select string_agg(t::text, ' ') as all from ${name} t`)).rows[0]
    ?.all ?? '';
const keep = (answer: Answer): Answer => {
  if (answer.status >= 400) replies.push(answer.raw);
  return answer;
};

async function raceForUsers(count: number, call: () => Promise<Answer>): Promise<Answer[]> {
  await testApp.sql.query('begin; lock table users in share row exclusive mode');
  const calls = Array.from({ length: count }, call);
  await eventually(async () => {
    const { rows } = await testApp.sql.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_locks where not granted and relation = 'users'::regclass",
    );
    return rows[0]?.waiting === count;
  }, `${count} sign-ups to wait for the table of users`);
  await testApp.sql.query('commit');
  return Promise.all(calls);
}

/**
 * Uses the whole site as a person would, and causes all kinds of failures.
 * @returns the tokens and secrets that the simulated person used
 */
async function live(browser: Browser): Promise<string[]> {
  const { name, address: email, phone, password } = CANARIES;
  const signup = {
    ...aSignUp({ name, email, password }),
    phone,
    health_history: CANARIES.history,
    medications: [CANARIES.medicine],
    medications_rxcui: [CANARIES.rxcui],
    additional_coverage: CANARIES.coverage,
    extra: CANARIES.unknownField,
  };
  await browser.post('/api/users/signup', signup);
  keep(await browser.post('/api/users/signup', signup));
  keep(await browser.post('/api/users/signup', { ...signup, date_of_birth: CANARIES.impossibleDate }));
  const raced = {
    ...aSignUp({ name: CANARIES.racedName, email: CANARIES.racedAddress }),
    date_of_birth: CANARIES.birthDate,
    age_range: '75+',
  };
  const atOnce = await raceForUsers(4, () => browser.post('/api/users/signup', raced));
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  const confirmToken = await testApp.mailbox.tokenFor(email, 'confirm');
  await browser.get(`/auth/confirm?token=${confirmToken}`);
  keep(await browser.get('/auth/confirm?token=canary-in-address'));
  for (const wrong of [CANARIES.otherAddress, email])
    keep(await browser.post('/api/auth/login_user', { email: wrong, password: CANARIES.wrongPassword }));
  await browser.post('/api/auth/login_user', { email, password });
  const session = browser.cookies.get('__Host-sid') ?? '';
  const device = browser.cookies.get('__Host-device') ?? '';
  const { body } = await browser.get('/api/auth/me');
  const { id } = (body as { user: { id: string } }).user;
  await browser.send('PATCH', `/api/users/${id}/consent`, aConsent({ contact_phone: CANARIES.consentPhone }));
  await browser.post('/api/contact', {
    name: CANARIES.messageName,
    email: CANARIES.messageAddress,
    phone: CANARIES.messagePhone,
    message: CANARIES.message,
    consent: true,
  });
  const search = {
    household: { income: Number(CANARIES.income), people: [{ age: 97, aptc_eligible: true }] },
    market: 'Individual',
    place: { countyfips: '20055', state: 'KS', zipcode: '67846' },
    year: 2026,
  };
  await browser.post('/api/plans/search', search);
  marketplace.fault({ kind: '500', count: 0 });
  keep(
    await browser.post('/api/plans/search', {
      ...search,
      household: { ...search.household, people: [{ age: 98, aptc_eligible: true }] },
    }),
  );
  keep(await browser.get(`/api/drugs/autocomplete?q=${CANARIES.drug}`));
  marketplace.clearFaults();
  await browser.get(`/api/va/formulary?q=${CANARIES.vaDrug}`);
  keep(
    await browser.post('/api/auth/login_user', `{"password":"${CANARIES.brokenJson}"`, {
      headers: { 'content-type': 'application/json' },
    }),
  );
  keep(
    await browser.get(`/nothing/here?token=${CANARIES.inAddress}`, {
      headers: { authorization: `Bearer ${CANARIES.bearer}` },
    }),
  );
  keep(
    await browser.post('/api/contact', { name: CANARIES.tooLong.repeat(20), email: 'x', message: '', consent: false }),
  );
  await browser.post('/api/account/password', { current_password: password, new_password: CANARIES.newPassword });
  await browser.post('/api/auth/password/reset-initiate', { email });
  const resetToken = await testApp.mailbox.tokenFor(email, 'Set a new password');
  const { rows } = await testApp.sql.query<{ hash: string }>('select password_hash as hash from users order by email');
  const hashes = rows.map(({ hash }) => hash.split('$').pop() ?? '');
  return [confirmToken, resetToken, session, device, testApp.config.sessionSecret, ...hashes];
}

it('none of 36 secret canaries and private details appears in logs, metrics, queues, events or errors', async () => {
  const minted = await live(testApp.browser());
  await testApp.stopWorkers();
  const places = {
    logs: lines.join('\n'),
    databaseLog: readFileSync(process.env['TEST_PG_LOG'] ?? '', 'utf8'),
    queues: await dumpQueues(),
    events: await dumpTable('outbox'),
    handled: await dumpTable('inbox'),
    audit: await dumpTable('audit_entries'),
    answers: replies.join('\n'),
    metrics: await registry.metrics(),
  };
  const words = [...Object.values(CANARIES), ...minted];
  expect(words).toHaveLength(36);
  expect(lines.length).toBeGreaterThan(30);
  expect(places.databaseLog).toContain('ready to accept connections');
  expect(places.queues.length).toBeGreaterThan(1_000);
  expect(places.metrics).toContain('route="/api/users/signup"');
  const found = Object.entries(places).flatMap(([place, text]) =>
    words.filter((word) => word !== '' && text.includes(word)).map((word) => `${place}: ${word}`),
  );
  expect(found).toEqual([]);
});
