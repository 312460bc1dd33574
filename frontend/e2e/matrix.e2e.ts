import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { SESSION_CALLS } from '#contract/api/session.calls.js';
import { expect } from './browser-test.js';
import { APPLICABLE, sample } from './matrix/cells.js';
import type { Walk } from './matrix/fact.js';
import { judge } from './matrix/judge.js';
import { Scene } from './matrix/scene.js';
import { note, writeTable } from './matrix/table.js';
import { walkThrough } from './matrix/walk.js';

const BASE_URL = process.env['E2E_BASE_URL'] ?? 'http://localhost:3000';
const IS_WHOLE = process.env['MATRIX'] === 'all';
const NOTES = 'matrix';

const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use, { project }) => {
      await use(await walkThrough(browser, BASE_URL));
      // Every test worker tries to write the results table. It can be written only when all tests have finished, so
      // only the last worker succeeds.
      if (IS_WHOLE) await writeTable(join(project.outputDir, NOTES));
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

for (const { fact, way, wants } of IS_WHOLE ? APPLICABLE : sample())
  test(`${fact.name} × ${way.name}`, async ({ browser, walk }, { project }) => {
    const storageState = { cookies: [], origins: way.start === 'empty' ? [] : walk.origins };
    const context = await browser.newContext({ baseURL: BASE_URL, storageState });
    if (way.start === 'signed in') {
      const { email, password } = walk.person;
      await expect(await context.request.post(SESSION_CALLS.login.path, { data: { email, password } })).toBeOK();
    }
    const scene = new Scene(fact, walk, context, await context.newPage(), BASE_URL);
    const outcome = { fact: fact.name, way: way.name, seen: '', isGreen: false };
    note(join(project.outputDir, NOTES), outcome);
    await way.go(scene);
    const seen = await judge(scene, wants);
    note(join(project.outputDir, NOTES), { ...outcome, seen, isGreen: true });
    await context.close();
  });
