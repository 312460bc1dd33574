import { test as base } from '@playwright/test';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { expect } from './browser-test.js';
import { APPLICABLE, sample } from './matrix/cells.js';
import type { Visit } from './matrix/data-point.js';
import { Scenario } from './matrix/scenario.js';
import { recordVisit } from './matrix/visit.js';

const BASE_URL = process.env['E2E_BASE_URL'] ?? 'http://localhost:3000';
const IS_WHOLE = process.env['MATRIX'] === 'all';

const test = base.extend<object, { visit: Visit }>({
  visit: [async ({ browser }, use) => use(await recordVisit(browser, BASE_URL)), { scope: 'worker', timeout: 600_000 }],
});

// `npm test` runs only a few tests of the matrix. These tests run in one worker, so that the ordinary visit with which
// they compare each screen is recorded only once.
if (!IS_WHOLE) test.describe.configure({ mode: 'default' });

for (const { dataPoint, journey, expected } of IS_WHOLE ? APPLICABLE : sample())
  test(`${dataPoint.name} × ${journey.name}`, async ({ browser, visit }) => {
    const storageState = { cookies: [], origins: journey.start === 'empty' ? [] : visit.origins };
    const context = await browser.newContext({ baseURL: BASE_URL, storageState });
    if (journey.start === 'signed in') {
      const { email, password } = visit.person;
      await expect(await context.request.post(SESSION_CALLS.login.path, { data: { email, password } })).toBeOK();
    }
    const scenario = new Scenario(dataPoint, visit, context, await context.newPage(), BASE_URL);
    await journey.run(scenario);
    await scenario.showsExpected(expected);
    await context.close();
  });
