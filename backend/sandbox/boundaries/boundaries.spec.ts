import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const LINTER = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

const PROJECT = {
  'backend/src/contract/example.ts': "import * as z from 'zod';\nexport const Plan = z;",
  'backend/src/contract/messages/greeting.ts': "export const GREETING = 'Hello';",
  'backend/src/platform/queue/queues.ts': "import { Queue } from 'bullmq';\nexport const queues = Queue;",
  'backend/src/platform/mail/mailer.ts': "import { Plan } from '#contract/example.js';\nexport const mailer = Plan;",
  'backend/src/platform/errors/app-error.ts': 'export const AppError = 1;',
  'backend/src/modules/auth/google/google.ts': 'export const google = 1;',
  'backend/src/modules/auth/index.ts': "export { session } from './session.js';",
  'backend/src/modules/auth/session.ts': "import { users } from '../users/index.js';\nexport const session = users;",
  'backend/src/modules/plans/index.ts': "export { search } from './search.js';",
  'backend/src/modules/plans/search.ts': 'export const search = 1;',
  'backend/src/modules/users/index.ts': "export { users } from './users.js';",
  'backend/src/modules/users/users.ts':
    "import { mailer } from '../../platform/mail/mailer.js';\nexport const users = mailer;",
  'backend/src/app.module.ts':
    "import { GREETING } from './contract/messages/greeting.js';\n" +
    "import { session } from './modules/auth/index.js';\n" +
    'export const app = [session, GREETING];',
  'backend/sandbox/mailbox/mailbox.ts': 'export const mailbox = 1;',
  'backend/sandbox/marketplace/server/app.ts': "import { cents } from '../money/cents.js';\nexport const app = cents;",
  'backend/sandbox/marketplace/money/cents.ts': 'export const cents = 1;',
  'workers/src/emails/send.ts': "import { users } from '#modules/users/index.js';\nexport const send = users;",
  'frontend/src/ui/field.tsx': 'export const field = 1;',
  'frontend/src/theme/colors.ts': 'export const colors = 1;',
  'frontend/src/app/routes.tsx': "import { plans } from '../features/plans/index.js';\nexport const routes = plans;",
  'frontend/src/features/plans/index.ts': "export { plans } from './plans.js';",
  'frontend/src/features/plans/plans.tsx':
    "import { Plan } from '#contract/example.js';\n" +
    "import { session } from '../session/index.js';\nimport { LOGIN } from '../session/messages/login.js';\n" +
    'export const plans = [Plan, session, LOGIN];',
  'frontend/src/features/plans/results/list.ts': "export { rank } from '../model/rank.js';",
  'frontend/src/features/plans/model/rank.ts': 'export const rank = 1;',
  'frontend/src/features/care/lists/search.ts': 'export const search = 1;',
  'frontend/src/features/drugs/va/copay.ts': 'export const copay = 1;',
  'frontend/src/ui/form/form.tsx': 'export const form = 1;',
  'frontend/src/features/session/index.ts': "export { session } from './session.js';",
  'frontend/src/features/session/messages/login.ts': "export const LOGIN = 'Log in';",
  'frontend/src/features/session/session.ts':
    "import { field } from '../../ui/field.js';\nexport const session = field;",
};

const FORBIDDEN: [rule: string, file: string, source: string][] = [
  [
    'contract-imports-zod-only',
    'backend/src/contract/a.ts',
    "import { Queue } from 'bullmq';\nexport const a = Queue;",
  ],
  ['text-of-the-browser', 'backend/src/contract/messages/a.ts', "export const A = 'Welcome back';"],
  [
    'platform-knows-no-module',
    'backend/src/platform/mail/a.ts',
    "export { users } from '../../modules/users/index.js';",
  ],
  ['modules-do-not-know-the-app', 'backend/src/modules/users/a.ts', "export { app } from '../../app.module.js';"],
  [
    'order:backend/src/modules/auth/session',
    'backend/src/modules/auth/session/a.ts',
    "export { google } from '../google/google.js';",
  ],
  [
    'order:backend/src/modules/plans',
    'backend/src/modules/plans/a.ts',
    "import type { session } from '../auth/index.js';\nexport type A = typeof session;",
  ],
  [
    'order:backend/src/platform/mail',
    'backend/src/platform/mail/h.ts',
    "import type { queues } from '../queue/queues.js';\nexport type H = typeof queues;",
  ],
  [
    'order:backend/sandbox/marketplace/money',
    'backend/sandbox/marketplace/money/a.ts',
    "export { app } from '../server/app.js';",
  ],
  [
    'order:backend/sandbox/bootstrap',
    'backend/sandbox/bootstrap/a.ts',
    "export { mailbox } from '../mailbox/mailbox.js';",
  ],
  ['order:workers/src/relay', 'workers/src/relay/a.ts', "export { send } from '../emails/send.js';"],
  ['order:frontend/src/features', 'frontend/src/features/session/c.ts', "export { routes } from '#app/routes.js';"],
  ['order:frontend/src/theme', 'frontend/src/theme/a.ts', "export { field } from '../ui/field.js';"],
  [
    'order:frontend/src/features/session',
    'frontend/src/features/session/b.ts',
    "export { plans } from '../plans/index.js';",
  ],
  [
    'order:frontend/src/features/plans/model',
    'frontend/src/features/plans/model/a.ts',
    "export { rank } from '../results/list.js';",
  ],
  [
    'order:frontend/src/features/drugs/model',
    'frontend/src/features/drugs/model/a.ts',
    "export { copay } from '../va/copay.js';",
  ],
  [
    'order:frontend/src/features/care/model',
    'frontend/src/features/care/model/a.ts',
    "export { search } from '../lists/search.js';",
  ],
  ['order:frontend/src/ui/layout', 'frontend/src/ui/layout/a.ts', "export { form } from '../form/form.js';"],
  ['public-api', 'frontend/src/features/plans/a.ts', "export { session } from '../session/session.js';"],
  ['own-public-api', 'backend/src/modules/plans/b.ts', "export { search } from './index.js';"],
  ['listed-folder', 'backend/sandbox/marketplace/tax/a.ts', "export { cents } from '../money/cents.js';"],
  ['listed-folder', 'frontend/src/widgets/a.ts', "export { field } from '../ui/field.js';"],
  ['app-uses-public-apis', 'frontend/src/app/a.ts', "export { session } from '../features/session/session.js';"],
  ['browser-knows-the-contract-only', 'frontend/src/ui/b.ts', "export { mailer } from '#platform/mail/mailer.js';"],
  ['backend-stands-alone', 'backend/src/platform/mail/c.ts', "export { send } from '#workers/emails/send.js';"],
  ['workers-do-not-know-the-browser', 'workers/src/emails/a.ts', "export { field } from '#ui/field.js';"],
  ['workers-use-public-apis', 'workers/src/emails/b.ts', "export { users } from '#modules/users/users.js';"],
  [
    'production-knows-no-stand-in',
    'backend/src/platform/mail/d.ts',
    "export { mailbox } from '#sandbox/mailbox/mailbox.js';",
  ],
  [
    'queue-library-in-one-place',
    'backend/src/modules/users/d.ts',
    "import { Queue } from 'bullmq';\nexport const d = Queue;",
  ],
  ['no-circle', 'backend/src/platform/mail/f.ts', "import type { G } from './g.js';\nexport type F = G;"],
  [
    'folder-circle',
    'backend/src/platform/mail/letters/a.ts',
    "import type { mailer } from '../mailer.js';\nexport type A = typeof mailer;",
  ],
  ['named-by-subject', 'frontend/src/ui/helpers/a.ts', "export { field } from '../field.js';"],
  ['resolves', 'frontend/src/ui/d.ts', "export { nothing } from './nowhere.js';"],
];
const REST_OF_CIRCLES = {
  'backend/src/platform/mail/g.ts': "import type { F } from './f.js';\nexport type G = F;",
  'backend/src/platform/mail/i.ts': "export { b } from './letters/b.js';",
  'backend/src/platform/mail/letters/b.ts': 'export const b = 1;',
};

function plant(files: Record<string, string>): string {
  const home = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const packages = ['zod', 'bullmq'].flatMap((name) => [
    [
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }),
    ],
    [`node_modules/${name}/index.js`, 'export const Queue = 1;'],
  ]);
  for (const [path = '', content = ''] of [...packages, ...Object.entries(files)]) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  }
  cpSync(join(ROOT, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ type: 'module', imports, dependencies: { zod: '1.0.0', bullmq: '1.0.0' } }),
  );
  return home;
}

/** Checks the imports of a project that consists of the given files, and returns the complaints of the check. */
function complaintsAbout(files: Record<string, string>): string[] {
  const home = plant(files);
  const args = [
    CRUISER,
    '--config',
    join(ROOT, '.dependency-cruiser.mjs'),
    '--output-type',
    `plugin:${join(ROOT, 'backend/sandbox/boundaries/report.ts')}`,
    'backend',
    'workers',
    'frontend',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  rmSync(home, { recursive: true, force: true });
  if (!stdout) throw new Error(stderr);
  const complaints = stdout.split('\n').filter((line) => line.includes(' → '));
  expect(status).toBe(complaints.length > 0 ? 1 : 0);
  return complaints;
}

describe('the import rules', () => {
  let found: string[];

  beforeAll(() => {
    found = complaintsAbout({
      ...PROJECT,
      ...REST_OF_CIRCLES,
      ...Object.fromEntries(FORBIDDEN.map(([, file, source]) => [file, source])),
    });
  });

  it.each(FORBIDDEN)('rule %s rejects the import in %s', (rule, file) => {
    expect(found).toContainEqual(expect.stringContaining(`${rule}: ${file} → `));
  });

  it('accept a project without forbidden imports', () => {
    expect(complaintsAbout(PROJECT)).toEqual([]);
  });

  it('are all covered by the forbidden imports in this file (at least one rule of each import order)', () => {
    const script =
      "import { RULES } from './backend/sandbox/boundaries/rules.ts';" +
      'console.log(JSON.stringify(RULES.map((rule) => rule.name)))';
    const rules: string[] = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }),
    );
    const orderOf = (name: string) => (name.startsWith('order:') ? name.replace(/\/[^/]+$/, '') : name);
    const tried = new Set(FORBIDDEN.map(([rule]) => orderOf(rule)));
    expect(rules.filter((name) => !tried.has(orderOf(name)))).toEqual([]);
  });
});

it('the linter rejects an import that climbs three levels', () => {
  const project = plant({
    'backend/src/modules/users/a/b.ts': "export { mailer } from '../../../platform/mail/mailer.js';",
    'backend/src/modules/users/a/c.ts': "export { users } from '../../users/users.js';",
  });
  const args = [LINTER, '--config', join(ROOT, '.oxlintrc.json'), '--format', 'unix', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  rmSync(project, { recursive: true, force: true });
  const climbing = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  expect(climbing).toEqual([expect.stringContaining('backend/src/modules/users/a/b.ts')]);
});
