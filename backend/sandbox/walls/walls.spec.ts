import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** A house in small in which every import is allowed. */
const HOUSE = {
  'backend/src/contract/plans.contract.ts': "import * as z from 'zod';\nexport const Plan = z;",
  'backend/src/platform/queue/queues.ts': "import { Queue } from 'bullmq';\nexport const queues = Queue;",
  'backend/src/platform/mail/mailer.ts': "import { Plan } from '../../contract/plans.contract.js';\nexport const mailer = Plan;",
  'backend/src/modules/auth/index.ts': "export { session } from './session.js';",
  'backend/src/modules/auth/session.ts': "import { users } from '../users/index.js';\nexport const session = users;",
  'backend/src/modules/plans/index.ts': "export { search } from './search.js';",
  'backend/src/modules/plans/search.ts': 'export const search = 1;',
  'backend/src/modules/users/index.ts': "export { users } from './users.js';",
  'backend/src/modules/users/users.ts': "import { mailer } from '../../platform/mail/mailer.js';\nexport const users = mailer;",
  'backend/src/app.module.ts': "import { session } from './modules/auth/index.js';\nexport const app = session;",
  'backend/sandbox/mailbox/box.ts': 'export const box = 1;',
  'workers/src/emails/send.ts': "import { users } from '../../../backend/src/modules/users/index.js';\nexport const send = users;",
  'frontend/src/ui/field.tsx': 'export const field = 1;',
  'frontend/src/app/routes.tsx': "import { plans } from '../features/plans/index.js';\nexport const routes = plans;",
  'frontend/src/features/plans/index.ts': "export { plans } from './plans.js';",
  'frontend/src/features/plans/plans.tsx': "import { Plan } from '../../../../backend/src/contract/plans.contract.js';\nimport { session } from '../session/index.js';\nexport const plans = [Plan, session];",
  'frontend/src/features/session/index.ts': "export { session } from './session.js';",
  'frontend/src/features/session/session.ts': "import { field } from '../../ui/field.js';\nexport const session = field;",
};

/** One sin each: the wall that must stop it, the file, and what it imports. */
const SINS: [wall: string, file: string, source: string][] = [
  ['contract-is-ground', 'backend/src/contract/a.ts', "import { Queue } from 'bullmq';\nexport const a = Queue;"],
  ['contract-is-ground', 'backend/src/contract/b.ts', "export { mailer } from '../platform/mail/mailer.js';"],
  ['contract-is-ground', 'backend/src/contract/c.ts', "import { join } from 'node:path';\nexport const c = join;"],
  ['platform-knows-no-module', 'backend/src/platform/mail/a.ts', "export { users } from '../../modules/users/index.js';"],
  ['platform-knows-no-module', 'backend/src/platform/mail/b.ts', "export { app } from '../../app.module.js';"],
  ['modules-know-not-the-app', 'backend/src/modules/users/a.ts', "export { app } from '../../app.module.js';"],
  ['modules-users-looks-left', 'backend/src/modules/users/b.ts', "export { search } from '../plans/index.js';"],
  ['modules-plans-looks-left', 'backend/src/modules/plans/a.ts', "import type { session } from '../auth/index.js';\nexport type A = typeof session;"],
  ['through-the-door', 'backend/src/modules/auth/a.ts', "export { users } from '../users/users.js';"],
  ['through-the-door', 'frontend/src/features/plans/a.ts', "export { session } from '../session/session.js';"],
  ['own-door', 'backend/src/modules/plans/b.ts', "export { search } from './index.js';"],
  ['own-door', 'frontend/src/features/session/a.ts', "export { session } from './index.js';"],
  ['unlisted-room', 'backend/src/modules/payroll/a.ts', "export { mailer } from '../../platform/mail/mailer.js';"],
  ['unlisted-room', 'frontend/src/features/games/a.ts', "export { field } from '../../ui/field.js';"],
  ['features-session-looks-left', 'frontend/src/features/session/b.ts', "export { plans } from '../plans/index.js';"],
  ['app-by-the-door', 'frontend/src/app/a.ts', "export { session } from '../features/session/session.js';"],
  ['features-know-not-the-app', 'frontend/src/features/session/c.ts', "export { routes } from '../../app/routes.js';"],
  ['ground-floor-of-the-browser', 'frontend/src/ui/a.ts', "export { session } from '../features/session/index.js';"],
  ['browser-knows-the-contract-only', 'frontend/src/ui/b.ts', "export { mailer } from '../../../backend/src/platform/mail/mailer.js';"],
  ['browser-knows-the-contract-only', 'frontend/src/ui/c.ts', "export { send } from '../../../workers/src/emails/send.js';"],
  ['backend-alone', 'backend/src/platform/mail/c.ts', "export { send } from '../../../../workers/src/emails/send.js';"],
  ['backend-alone', 'backend/src/modules/users/c.ts', "export { field } from '../../../../frontend/src/ui/field.js';"],
  ['workers-not-the-browser', 'workers/src/emails/a.ts', "export { field } from '../../../frontend/src/ui/field.js';"],
  ['workers-by-the-door', 'workers/src/emails/b.ts', "export { users } from '../../../backend/src/modules/users/users.js';"],
  ['production-knows-no-stand-in', 'backend/src/platform/mail/d.ts', "export { box } from '../../../sandbox/mailbox/box.js';"],
  ['production-knows-no-stand-in', 'workers/src/emails/c.ts', "export { box } from '../../../backend/sandbox/mailbox/box.js';"],
  ['queue-behind-one-wall', 'backend/src/modules/users/d.ts', "import { Queue } from 'bullmq';\nexport const d = Queue;"],
  ['queue-behind-one-wall', 'backend/src/platform/mail/e.ts', "export { Queue } from 'bullmq';"],
  ['no-circle', 'backend/src/platform/mail/f.ts', "import type { G } from './g.js';\nexport type F = G;"],
  ['speaking-names', 'frontend/src/ui/helpers/a.ts', "export { field } from '../field.js';"],
  ['speaking-names', 'backend/src/platform/shared/a.ts', "export { mailer } from '../mail/mailer.js';"],
  ['resolves', 'frontend/src/ui/d.ts', "export { nothing } from './nowhere.js';"],
];
const ACCOMPLICES = { 'backend/src/platform/mail/g.ts': "import type { F } from './f.js';\nexport type G = F;" };

interface Violation {
  from: string;
  rule: { name: string };
}

function plant(files: Record<string, string>): string {
  const home = mkdtempSync(join(tmpdir(), 'walls-'));
  const packages = ['zod', 'bullmq'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' })],
    [`node_modules/${name}/index.js`, 'export const Queue = 1;'],
  ]);
  for (const [path = '', content = ''] of [...packages, ...Object.entries(files)]) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  }
  cpSync(join(ROOT, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', dependencies: { zod: '1.0.0', bullmq: '1.0.0' } }));
  return home;
}

function violationsIn(files: Record<string, string>): Violation[] {
  const home = plant(files);
  const args = [CRUISER, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', 'backend', 'workers', 'frontend'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8', maxBuffer: 50_000_000 });
  rmSync(home, { recursive: true, force: true });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

describe('the walls between the rooms', () => {
  let found: Violation[];

  beforeAll(() => {
    found = violationsIn({ ...HOUSE, ...ACCOMPLICES, ...Object.fromEntries(SINS.map(([, file, source]) => [file, source])) });
  });

  it.each(SINS)('%s stops %s', (wall, file) => {
    expect(found.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(wall);
  });

  it('let an orderly house stand', () => {
    expect(violationsIn(HOUSE)).toEqual([]);
  });

  it('are each tried by a sin, or are one of a list of which others are', () => {
    const script = "import { RULES } from './backend/sandbox/walls/rules.mjs'; console.log(JSON.stringify(RULES.map((rule) => rule.name)))";
    const walls: string[] = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }));
    const untried = walls.filter((name) => !name.endsWith('-looks-left') && !SINS.some(([wall]) => wall === name));
    expect(untried).toEqual([]);
  });
});
