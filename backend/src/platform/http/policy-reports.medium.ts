import { SYSTEM } from '#contract/api/system.contract.js';
import { RATE_LIMITS } from '#contract/limits/rate-limits.js';
import { TestApp } from '#test/harness/test-app.js';

const TOKEN = 'a-word-that-only-prometheus-knows';
const PATH = SYSTEM.reportViolations.path;
const SINGLE = 'application/csp-report';
const SEVERAL = 'application/reports+json';
const lines: string[] = [];
const testApp = TestApp.forTests({
  workers: false,
  env: { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1' },
  logTo: { write: (line) => lines.push(line) },
});
afterEach(() => lines.splice(0));

const send = (body: unknown, type = SINGLE, url = PATH, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const statusOf = async (...sent: Parameters<typeof send>): Promise<number> => (await send(...sent)).statusCode;
const logged = (): unknown[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ directive }) => directive !== undefined)
    .map(({ directive, blocked }) => [directive, blocked]);
const counted = async (directive: string): Promise<number> => {
  const { body } = await testApp.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  const count = new RegExp(`^content_policy_violations_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(body);
  return Number(count?.[1] ?? 0);
};

const report = {
  'document-uri': 'https://www.example.test/shared?canary#canary',
  referrer: 'https://canary.example/',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  'blocked-uri': 'https://evil.example/canary.js?canary',
  'script-sample': 'canary',
};
const listed = (blockedURL: string, type = 'csp-violation') => ({
  type,
  age: 1,
  url: 'https://www.example.test/canary',
  user_agent: 'canary',
  body: { documentURL: 'https://www.example.test/canary', effectiveDirective: 'img-src', blockedURL },
});

it('counts a report and logs nothing but its directive and the origin of what was blocked', async () => {
  const before = await counted('script-src-elem');
  expect(await statusOf({ 'csp-report': report })).toBe(204);
  expect(logged()).toEqual([['script-src-elem', 'https://evil.example']]);
  expect(lines.join()).not.toMatch(/canary|shared/);
  expect(await counted('script-src-elem')).toBe(before + 1);
});

it('counts each report of a list, logs each kind once and leaves out what is no violation', async () => {
  const before = await counted('img-src');
  const sent = [listed('https://a.example/1'), listed('https://a.example/2'), listed('data'), listed('x', 'crash')];
  expect(await statusOf(sent, SEVERAL)).toBe(204);
  expect(logged()).toEqual([
    ['img-src', 'https://a.example'],
    ['img-src', 'data'],
  ]);
  expect(await counted('img-src')).toBe(before + 3);
});

it('a list of a hundred kinds of reports cannot fill the log', async () => {
  const sent = Array.from({ length: 100 }, (_, index) => listed(`https://site-${index}.example/`));
  expect(await statusOf(sent, SEVERAL)).toBe(204);
  expect(logged()).toHaveLength(10);
});

it.each([
  ['no JSON', '{"csp-report":', SINGLE, 400],
  ['nothing', '', SINGLE, 400],
  ['another shape', { 'csp-report': [] }, SINGLE, 400],
  ['a number as address', { 'csp-report': { 'blocked-uri': 1 } }, SINGLE, 400],
  ['a changed prototype', '{"csp-report":{"__proto__":{"blocked-uri":"inline"}}}', SINGLE, 400],
  ['too many reports', Array.from({ length: 101 }, () => listed('inline')), SEVERAL, 400],
  ['a huge body', { 'csp-report': { ...report, 'script-sample': 'x'.repeat(200_000) } }, SINGLE, 413],
  ['a body of another type', '<xml/>', 'text/xml', 415],
])('%s is refused, and neither logged nor counted', async (_, body, type, status) => {
  expect(await statusOf(body, type)).toBe(status);
  expect(logged()).toEqual([]);
});

it('a browser that sends more reports than allowed does not use up the calls of its person', async () => {
  const address = { remoteAddress: '203.0.113.77' };
  const usedUp = async (): Promise<boolean> => {
    const payload = { 'csp-report': report };
    return (await testApp.app.inject({ method: 'POST', url: PATH, payload, ...address })).statusCode === 429;
  };
  let sent = 0;
  while (!(await usedUp()) && sent < 1_000) sent += 1;
  expect(sent).toBeGreaterThanOrEqual(RATE_LIMITS.policyReportAddress.points);
  for (let more = 0; more < RATE_LIMITS.anyCall.points; more += 1) await usedUp();
  expect((await testApp.app.inject({ url: '/api/auth/me', ...address })).statusCode).toBe(200);
});

it('a page of another site cannot send reports', async () => {
  expect(await statusOf({ 'csp-report': report }, SINGLE, PATH, { 'sec-fetch-site': 'cross-site' })).toBe(403);
});

it.each([SINGLE, SEVERAL])('no other call reads bodies of the type %s', async (type) => {
  expect(await statusOf({ email: 'a@example.test', password: 'x' }, type, '/api/auth/login_user')).toBe(415);
});
