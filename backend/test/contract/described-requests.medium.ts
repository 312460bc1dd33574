import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { ROLES, type Role } from '#contract/access.js';
import { pathOf, type Endpoint } from '#contract/api/endpoint.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import type { ErrorReply } from '#contract/errors/all-errors.js';
import { methodsAt } from '#platform/http/error.filter.js';
import { describeApi } from '#platform/http/openapi.js';
import { startMarketplace, type Marketplace } from '#sandbox/marketplace/start.js';
import { allowedBy, damaged, HOSTILE, type Schema } from '../builders/described-values.builder.js';
import { FINNEY, newSearch, replyOf } from '../builders/plans.builder.js';
import type { Answer, Browser } from '../harness/browser.js';
import { TestApp } from '../harness/test-app.js';

const IS_WHOLE = process.env['FUZZ'] === 'all';
/** Random requests to each call in one test. A single seed determines all of them. */
const PER_CALL = IS_WHOLE ? 10 : 3;
/** Seed that `npm test` uses in every run. A defect that it once revealed could come back. */
const FIXED_SEED = 16;
/**
 * Seed of requests that no earlier run has sent, with which `FUZZ=all` begins its 20 rounds. The seed is part of the
 * test's name. The environment variable `SEED` repeats the requests of an earlier run.
 */
const FRESH_SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const SEEDS = IS_WHOLE ? Array.from({ length: 20 }, (_, round) => FRESH_SEED + round) : [FIXED_SEED];

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}
const description = describeApi('fuzz', '1') as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: Schema } };
};
const operationOf = ({ path, method }: Endpoint): Operation => {
  const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};

const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: true });
ajv.addSchema(description, 'api');
const validators = new Map<Schema, ValidateFunction>();
function fits(schema: Schema, value: unknown): boolean {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as Schema;
  const validate = validators.get(schema) ?? ajv.compile(absolute);
  validators.set(schema, validate);
  return validate(value);
}

let marketplace: Marketplace;
let testApp: TestApp;
const people = new Map<Role, Browser>();
const pools: Record<string, unknown[]> = {
  zip: [FINNEY.zipcode],
  fips: [FINNEY.countyfips],
  place: [FINNEY],
  q: ['war', 'metformin', 'Lisinopril'],
  rxcui: ['855332', '860975'],
  drugs: ['855332,860975'],
  year: [2026],
};

beforeAll(async () => {
  marketplace = await startMarketplace({ port: 0, apiKey: 'test-key' });
  testApp = await TestApp.open({
    workers: false,
    env: { MARKETPLACE_API_URL: `${marketplace.url}/api/v1`, RATE_LIMIT_FACTOR: '100000' },
  });
  for (const role of ROLES) await signIn(role);
  const patient = await signIn('patient');
  const plans = replyOf(await patient.post('/api/plans/search', newSearch())).plans.map(({ id }) => id);
  pools['plan_id'] = plans.slice(0, 3);
  pools['plan_ids'] = [plans.slice(0, 2)];
  pools['planids'] = [plans.slice(0, 2).join()];
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
});

async function signIn(role: Role): Promise<Browser> {
  const { browser, id } = await testApp.signedIn({}, role);
  people.set(role, browser);
  pools['id'] = [...(pools['id'] ?? []).slice(-6), id];
  return browser;
}

interface Request {
  name: string;
  who: Role | null;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  isAllowed: boolean;
}

function requestTo(name: string, endpoint: Endpoint): fc.Arbitrary<Request> {
  const { parameters, requestBody } = operationOf(endpoint);
  const group = (where: string): fc.Arbitrary<Record<string, unknown>> => {
    const parts = parameters.filter((one) => one.in === where);
    const properties = Object.fromEntries(parts.map((one) => [one.name, one.schema]));
    const required = parts.flatMap((one) => (one.required ? [one.name] : []));
    return parts.length === 0
      ? fc.constant({})
      : (allowedBy({ type: 'object', properties, required }, pools) as fc.Arbitrary<Record<string, unknown>>);
  };
  const valid = fc.record({
    params: group('path'),
    query: group('query'),
    body: requestBody ? allowedBy(requestBody.content['application/json'].schema, pools) : fc.constant(undefined),
  });
  const damage = fc.record({
    part: fc.constantFrom('params', 'query', 'body', 'body'),
    choice: fc.nat(),
    by: fc.constantFrom(...HOSTILE),
  });
  return fc.record({ valid, damage: fc.option(damage), who: fc.constantFrom(null, ...ROLES) }).map((drawn) => {
    const request = { name, who: drawn.who, isAllowed: !drawn.damage, ...drawn.valid };
    if (!drawn.damage) return request;
    const { part, choice, by } = drawn.damage;
    const before = request[part as 'body'];
    if (before === undefined || (part !== 'body' && Object.keys(before as object).length === 0)) return request;
    const after = damaged(before, choice, by);
    return { ...request, [part]: part === 'body' || (after !== null && typeof after === 'object') ? after : before };
  });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function endpointNamed(name: string): Endpoint {
  const endpoint = ENDPOINTS[name];
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  return endpoint;
}

const isInvalid = (endpoint: Endpoint, params: object, query: object, body: unknown): boolean =>
  [
    [endpoint.params, params],
    [endpoint.query, query],
    [endpoint.body, body],
  ].some(([schema, value]) => schema !== undefined && !z.safeParse(schema as z.core.$ZodType, value).success);

async function send({
  name,
  who,
  params,
  query,
  body,
  isAllowed,
}: Request): Promise<{ answer: Answer; faults: string[] }> {
  const endpoint = endpointNamed(name);
  const texts = (part: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, asText(value).toWellFormed()]));
  const inPath = Object.fromEntries(Object.entries(texts(params)).map(([key, value]) => [key, value || '0']));
  const inQuery = texts(query);
  const json = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  const search = Object.entries(inQuery).map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
  const url = pathOf(endpoint, inPath) + (search.length > 0 ? `?${search.join('&')}` : '');
  const browser = who ? (people.get(who) ?? (await signIn(who))) : testApp.browser();
  const payload = json === undefined ? undefined : JSON.stringify(json);
  const answer = await browser.send(endpoint.method, url, payload, {
    headers: payload === undefined ? {} : { 'content-type': 'application/json' },
  });
  const wasInvalid = isInvalid(endpoint, inPath, inQuery, json) || REFUSED_KEY.test(payload ?? '');
  return { answer, faults: faultsOf({ name, isAllowed }, answer, wasInvalid) };
}

/**
 * Calls whose rules involve several fields. For example, one of two fields must be given, or a period must not end
 * before it begins. The API description cannot express these rules.
 */
const RULES_BETWEEN_FIELDS = [
  'admin.previewAction',
  'admin.act',
  'audit.list',
  'audit.exportCsv',
  'users.signUp',
  'consent.change',
  'secondFactor.prove',
  'secondFactor.completeSecondStep',
];
/**
 * Matches a key that the server rejects anywhere in a body, because in JavaScript this key could change all objects. A
 * random request may contain the key by chance, for example in a passkey, whose fields may have any names.
 */
const REFUSED_KEY = /"__proto__":/;

function faultsOf(
  { name, isAllowed }: Pick<Request, 'name' | 'isAllowed'>,
  answer: Answer,
  wasInvalid: boolean,
): string[] {
  const endpoint = endpointNamed(name);
  const { responses } = operationOf(endpoint);
  const described = responses[String(answer.status)];
  const code = (answer.body as { code?: string } | null)?.code;
  const faults: string[] = [];
  if (answer.status >= 500 && answer.status !== endpoint.statusIfNot && code !== 'auth.googleUnavailable')
    faults.push(`${answer.status} ${code}`);
  if (!described) faults.push(`status ${answer.status} ${code} is not described`);
  const schema = described?.content?.['application/json']?.schema;
  if (schema && !fits(schema, answer.body)) faults.push(`the reply does not fit its schema`);
  if (wasInvalid && answer.status < 300) faults.push('accepted although invalid');
  if (!wasInvalid && code === 'request.unreadable') faults.push('unreadable although valid');
  if (isAllowed && code === 'request.invalid' && !RULES_BETWEEN_FIELDS.includes(name))
    faults.push(
      `refused although the description allows it: ${Object.keys((answer.body as ErrorReply).errors ?? {}).join()}`,
    );
  return faults;
}

const statuses: Record<string, number> = {};

it.each(SEEDS)(`${PER_CALL} requests to each call are answered as the API description says (seed %i)`, async (seed) => {
  const requests = Object.entries(ENDPOINTS).flatMap(([name, endpoint], index) =>
    fc.sample(requestTo(name, endpoint), { numRuns: PER_CALL, seed: seed + index }),
  );
  const found = new Map<string, string>();
  for (const request of requests) {
    const { answer, faults } = await send(request);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    for (const fault of faults) found.set(`${request.name}: ${fault}`, JSON.stringify(request).slice(0, 1_000));
    // Some calls end the caller's session or account. A new person then signs in for the next call.
    const { code } = (answer.body ?? {}) as { code?: string };
    if (request.who && code === 'auth.signedOut') people.delete(request.who);
  }
  expect([...found]).toEqual([]);
});

it('the requests reach every kind of answer', () => {
  if (IS_WHOLE) process.stdout.write(`from seed ${FRESH_SEED}: ${JSON.stringify(statuses)}\n`);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '204', '400', '401', '403', '404']));
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const JSON_HEADERS = { headers: { 'content-type': 'application/json' } };
const urlOf = (endpoint: Endpoint, value: string): string =>
  pathOf(endpoint, Object.fromEntries(operationOf(endpoint).parameters.map(({ name }) => [name, value])));
const BODIES = Object.entries(ENDPOINTS).filter(([, { body }]) => body);
const PATHS = Object.entries(ENDPOINTS).filter(([, { path }]) => path.includes(':'));

function expectDescribed(endpoint: Endpoint, { status, body, raw }: Answer): void {
  expect([status, operationOf(endpoint).responses]).toEqual([
    status,
    expect.objectContaining({ [status]: expect.anything() }),
  ]);
  expect([raw, fits(description.components.schemas.Error, body)]).toEqual([raw, true]);
}

const AT_PATHS = new Map(Object.entries(ENDPOINTS).map(([name, endpoint]) => [endpoint.path, { name, endpoint }]));

it.each([...AT_PATHS.values()])('the path of $name refuses another method as described', async ({ endpoint }) => {
  const url = urlOf(endpoint, '0');
  // A path such as /api/plans/search also matches the path of a single plan, /api/plans/:id. The allowed methods are
  // therefore looked up by path, not by endpoint.
  const served = methodsAt(url);
  const answer = await testApp.browser().send(METHODS.find((one) => !served.includes(one)) ?? 'PUT', url);
  expect([answer.status, answer.headers['allow']]).toEqual([405, served.join(', ')]);
  expectDescribed(endpoint, answer);
});

const UNREADABLE = [
  { status: 400, body: '{"a":', ...JSON_HEADERS },
  { status: 400, body: '{"__proto__":{"role":"superadmin"}}', ...JSON_HEADERS },
  { status: 400, body: '{"constructor":{"prototype":{}}}', ...JSON_HEADERS },
  { status: 415, body: '<a/>', headers: { 'content-type': 'application/xml' } },
  { status: 413, body: JSON.stringify('x'.repeat(200_000)), ...JSON_HEADERS },
];

it.each(BODIES.map(([name, endpoint], index) => ({ name, endpoint, index })))(
  '$name refuses a body that it cannot read as described',
  async ({ endpoint, index }) => {
    // One parser reads the bodies of all calls, so `npm test` sends each call one of the five.
    for (const { status, body, headers } of IS_WHOLE ? UNREADABLE : UNREADABLE.slice(index % 5, (index % 5) + 1)) {
      const answer = await testApp.browser().send(endpoint.method, urlOf(endpoint, '0'), body, { headers });
      expect(answer.status).toBe(status);
      expectDescribed(endpoint, answer);
    }
  },
);

it.each(PATHS)('%s refuses an address that is too long as described', async (_, endpoint) => {
  const answer = await testApp.browser().send(endpoint.method, urlOf(endpoint, 'x'.repeat(400)));
  expect(answer.status).toBe(414);
  expectDescribed(endpoint, answer);
});
