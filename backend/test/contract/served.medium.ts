import { expect, it } from '@jest/globals';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ workers: false });

it.each(Object.entries(ENDPOINTS))('%s is served at the path in the contract', (_, { method, path }) => {
  expect(testApp.app.getHttpAdapter().getInstance().hasRoute({ method, url: path })).toBe(true);
});

it('every route under /api and /auth is described in the contract', () => {
  const described = new Set(Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`));
  const served = routesOf(testApp).filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/(api|auth|health)\//.test(route));
  expect(served.length).toBeGreaterThan(10);
  expect(served.filter((route) => !described.has(route))).toEqual([]);
});

it.each(Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'anyone'))(
  '%s requires a session',
  async (_, { method, path }) => {
    const answer = await testApp.browser().send(method, path.replace(/:\w+/g, '0'));
    expect(answer.status).toBe(401);
  },
);

/**
 * Returns the routes that the app serves. Fastify prints its routes as a tree in which some lines show only the end of
 * a path. A printed route is therefore included only if `hasRoute` confirms that it exists.
 */
function routesOf({ app }: TestApp): string[] {
  const fastify = app.getHttpAdapter().getInstance();
  const printed: string = fastify.printRoutes({ commonPrefix: false });
  return printed.split('\n').flatMap((line) => {
    const [, url = '', methods = ''] = /(\/\S*)\s+\(([A-Z, ]+)\)/.exec(line) ?? [];
    return methods
      .split(', ')
      .filter((method) => method !== '' && fastify.hasRoute({ method, url }))
      .map((method) => `${method} ${url}`);
  });
}
