import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { json, startFakeServer, wirePlan, type FakeRequest } from '#platform/marketplace/fake-server.testing.js';
import { newSearch, replyOf } from '../builders/plans.builder.js';
import { TestApp } from '../harness/test-app.js';

const RALEIGH = { countyfips: '37183', state: 'NC', zipcode: '27601' };
type Server = Awaited<ReturnType<typeof startFakeServer>>;
/**
 * A server in the internal network. The links to plan documents point to this server, which must receive no requests.
 */
let inside: Server;
let marketplace: Server;
let testApp: TestApp;

function answerTo({ path }: FakeRequest): unknown {
  const plan = wirePlan(
    Object.fromEntries(
      ['brochure_url', 'benefits_url', 'network_url', 'formulary_url'].map((name) => [name, `${inside.url}/${name}`]),
    ),
  );
  if (path === '/households/eligibility/estimates')
    return { estimates: [{ aptc: 0, csr: '', is_medicaid_chip: false, in_coverage_gap: false }] };
  if (path === '/plans/search' || path === '/plans') return { plans: [plan], total: 1 };
  return { plan };
}

beforeAll(async () => {
  inside = await startFakeServer();
  marketplace = await startFakeServer((received, response, request) =>
    json(answerTo(received))(received, response, request),
  );
  testApp = await TestApp.open({ workers: false, env: { MARKETPLACE_API_URL: marketplace.url } });
});
afterAll(async () => {
  await testApp?.close();
  await marketplace?.close();
  await inside?.close();
});

it('the server never opens the addresses of documents in plan data, which only the browser gets', async () => {
  const question = newSearch({ place: RALEIGH });
  const { browser } = await testApp.signedIn();
  const [plan] = replyOf(await browser.post('/api/plans/search', question)).plans;
  const whole = await browser.post('/api/plans', { ...question, plan_ids: [plan?.id] });
  const alone = await browser.get(`/api/plans/${plan?.id}?year=2026`);
  expect([whole.status, alone.status]).toEqual([200, 200]);
  for (const { raw } of [whole, alone]) expect(raw).toContain(`${inside.url}/brochure_url`);
  expect(inside.requests).toEqual([]);
});
