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
  expect(served.filter((route) => !described.has(route))).toEqual([]);
});

it.each(Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'anyone'))('%s turns away whoever is signed out', async (_, { method, path }) => {
  const answer = await house.browser().send(method, path.replace(/:\w+/g, '0'));
  expect(answer.status).toBe(401);
});

/** Fastify prints its routes as a tree. Lines of a branch hold only the rest of an address, so each is asked for again. */
function routesOf({ app }: House): string[] {
  const fastify = app.getHttpAdapter().getInstance();
  const printed: string = fastify.printRoutes({ commonPrefix: false });
  return printed.split('\n').flatMap((line) => {
    const [, url = '', methods = ''] = /(\/\S*)\s+\(([A-Z, ]+)\)/.exec(line) ?? [];
    return methods.split(', ').filter((method) => method !== '' && fastify.hasRoute({ method, url })).map((method) => `${method} ${url}`);
  });
}
