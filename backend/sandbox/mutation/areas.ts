import { listFiles } from '../processes/files.ts';

export interface Area {
  name: string;
  what: string;
  /** Folders and files whose code is mutated, relative to the root of the repository. */
  paths: readonly string[];
  /** Number of mutants to try in the area. */
  mutants: number;
}

/** The parts of the code in which an undetected mistake would do the most harm. */
export const AREAS: readonly Area[] = [
  {
    name: 'auth',
    what: 'sign-in, sessions, links, second factor, own account, who may call what',
    paths: [
      'backend/src/modules/auth',
      'backend/src/modules/users',
      'backend/src/platform/endpoint',
      'backend/src/contract/access.ts',
      'backend/src/contract/api/auth.contract.ts',
      'backend/src/contract/api/account.contract.ts',
      'backend/src/contract/api/second-factor.contract.ts',
    ],
    mutants: 86,
  },
  {
    name: 'admin',
    what: 'staff: accounts of other people, lists, exports, jobs, audit pages',
    paths: [
      'backend/src/modules/admin',
      'backend/src/contract/api/admin.contract.ts',
      'backend/src/contract/api/managed-user.contract.ts',
      'backend/src/contract/api/jobs.contract.ts',
      'backend/src/contract/api/audit.contract.ts',
    ],
    mutants: 46,
  },
  {
    name: 'events',
    what: 'outbox, inbox, relay, consumers, schedules, audit entries',
    paths: [
      'backend/src/platform/events',
      'backend/src/platform/queue',
      'backend/src/platform/database/unit-of-work.ts',
      'workers/src/relay',
      'workers/src/audit-log',
      'workers/src/consumers/consumers.ts',
      'workers/src/schedules.ts',
    ],
    mutants: 38,
  },
  {
    name: 'cost',
    what: 'a year’s cost and the figures by which plans are ranked',
    paths: ['backend/src/modules/plans/cost', 'backend/src/modules/plans/year-costs.service.ts'],
    mutants: 77,
  },
  {
    name: 'credit',
    what: 'tax credit, benchmark, household, Medicaid rules',
    paths: [
      'backend/sandbox/marketplace/money',
      'backend/src/modules/plans/household-help.ts',
      'backend/src/modules/plans/find-plans.ts',
      'backend/src/modules/facts/poverty.ts',
      'backend/src/modules/facts/money-tables.ts',
    ],
    mutants: 77,
  },
];

const NOT_MUTATED = /\.(spec|medium|entity|module|sql)\.ts$|\/index\.ts$|README\.md$/;
const TEST = /\.(spec|medium)\.ts$/;
const TEST_FOLDERS = ['backend/src', 'backend/test', 'backend/sandbox/marketplace', 'workers/src'];
/**
 * Matches the test files that are not run against mutants. Some of these tests start other processes, whose code
 * contains no mutants. The rest test none of the mutated code.
 */
const NOT_RUN = [
  /replaced-backends|queue-database-restarts|redis-away|killed-workers|frozen-database|slow-|under-load|limits\.medium/,
  /\/(bench|compose|docs|real-data|drugs|ops|consent|contract|database|plans)\/.*(medium|every-zip|documents)/,
  /marketplace\/(imported|import|server|faults|sample|catalog|wire)\/|platform\/(marketplace|cache|workbook|http)\//,
  /secret-canaries|exposure|release-watch/,
];
const ALWAYS_RUN = /year-costs\.medium/;

/** Lists the source files of an area in which mutants are made. */
export const sourcesOf = ({ paths }: Area): string[] =>
  paths
    .flatMap((path) => (path.endsWith('.ts') ? [path] : listFiles(path)))
    .filter((file) => file.endsWith('.ts') && !NOT_MUTATED.test(file));

/** Lists all test files that may run against mutants. */
export const testFiles = (): string[] =>
  TEST_FOLDERS.flatMap(listFiles).filter(
    (file) => TEST.test(file) && (ALWAYS_RUN.test(file) || !NOT_RUN.some((pattern) => pattern.test(file))),
  );
