import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../src/contract/endpoints.js';
import { House } from '../harness/house.js';

let house: House;
beforeAll(async () => {
  house = await House.open({ workers: false });
});
afterAll(() => house.close());

it.each(Object.entries(ENDPOINTS))('%s is answered where the contract says', (_, { method, path }) => {
  expect(house.app.getHttpAdapter().getInstance().hasRoute({ method, url: path })).toBe(true);
});

it('answers nothing under /api and /auth that the contract does not describe', () => {
  const described = new Set(Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`));
  const served = routesOf(house).filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/(api|auth|health)\//.test(route));
  expect(served.length).toBeGreaterThan(10);
  // The queue page is a scope of its own behind its own guard.
  expect(served.filter((route) => !described.has(route) && !route.includes('/api/admin/queues'))).toEqual([]);
});

it.each(Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'anyone'))('%s turns away whoever is signed out', async (_, { method, path }) => {
  const answer = await house.browser().send(method, path.replace(/:\w+/g, '0'));
  expect(answer.status).toBe(401);
});

/** Fastify prints its routes as a tree; `commonPrefix: false` gives one whole address a line. */
function routesOf({ app }: House): string[] {
  const printed: string = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  return printed.split('\n').flatMap((line) => {
    const match = /(\/\S*)\s+\(([A-Z, ]+)\)/.exec(line);
    return match ? (match[2] ?? '').split(', ').map((method) => `${method} ${match[1]}`) : [];
  });
}
