import { TESTS } from './files.ts';
import type { Row } from './row.ts';

/** Rows 46 to 60 of the score sheet: what the site does while something that it needs fails. */
export const FAULTS: readonly Row[] = [
  {
    number: 46,
    attack: 'The marketplace takes 30 seconds for each answer',
    expected: 'A saved answer with its age or a clear sentence within 6 seconds; other pages as always',
    isMust: true,
    proofs: [
      [TESTS.PLANS_UNAVAILABLE, 'with responses that take half a minute, people are told within one call'],
      ['backend/src/platform/cache/single-flight.spec.ts', 'a wait that began before the query ends earlier'],
      ['backend/src/platform/cache/single-flight.spec.ts', 'a person is told when to ask again'],
      ['backend/test/plans/under-load.medium.ts', 'when the marketplace is slow, the first searches succeed'],
      [TESTS.BROKEN_MARKETPLACE, 'hangs, new searches get a sentence, known ones their age, and everything else works'],
    ],
    measures: [{ bench: 'outage', target: 'slowUpstream', what: 'longest answer to a new search, s', from: 0, to: 6 }],
  },
  {
    number: 47,
    attack: 'The marketplace refuses connections, has no address, breaks TLS or breaks off in the middle',
    expected: 'A circuit breaker opens; saved answers with their date; back within 30 seconds',
    proofs: [
      [TESTS.MARKETPLACE, 'if the marketplace is down'],
      [TESTS.MARKETPLACE, 'the circuit breaker opens after consecutive failures, and closes within 30 seconds'],
      ['backend/src/platform/cache/answer-cache.medium.ts', 'is used for one day while the marketplace is down'],
      [TESTS.PLANS_UNAVAILABLE, 'a stale answer is returned immediately, marked as stale, and renewed by a worker'],
      [
        TESTS.BROKEN_MARKETPLACE,
        'is unreachable, the circuit breaker opens, and calls fail without trying until it closes',
      ],
    ],
    measures: [
      { bench: 'outage', target: 'marketplaceReturn', what: 'first new search after the return, s', from: 0, to: 30 },
    ],
  },
  {
    number: 48,
    attack: 'The marketplace says “too many calls”, with and without the time to wait',
    expected: 'At most one more call per query, then none before the time; counted',
    proofs: [
      [TESTS.MARKETPLACE, 'if too many calls were made'],
      [TESTS.BROKEN_MARKETPLACE, 'nobody calls it again before the time that it names, and saved answers are used'],
    ],
  },
  {
    number: 49,
    attack: 'The marketplace answers with 500, 404, HTML, half a JSON, NaN, negative prices, 11 MB',
    expected: 'A clear sentence; wrong plans are left out and counted; never a price of $0',
    proofs: [
      [TESTS.MARKETPLACE, 'wrong responses'],
      [TESTS.PLANS_UNAVAILABLE, 'with negative premiums, the affected plans are left out and counted'],
      [TESTS.PLANS_UNAVAILABLE, 'a new search reports it clearly'],
    ],
  },
  {
    number: 50,
    attack: 'The key of the marketplace has expired',
    expected: 'Staff are alerted, 14 days before too; visitors see saved answers',
    proofs: [
      [TESTS.MARKETPLACE, 'if the API key is no longer valid'],
      ['backend/test/ops/ops.spec.ts', "the alerts about the marketplace's API key"],
      [TESTS.PLANS_UNAVAILABLE, 'earlier searches are still answered'],
    ],
  },
  {
    number: 51,
    attack: 'Workers are killed 20 times in the middle of 1,000 jobs',
    expected: 'Each effect exactly once; a mail at most once more per kill, with the same id; nothing left after 60 s',
    isMust: true,
    proofs: [[TESTS.KILLED_WORKERS, 'write nothing twice, repeat only mails under way']],
    measures: [
      { bench: 'recovery', target: 'backlog', what: 'until nothing waits after the last kill, s', from: 0, to: 60 },
    ],
  },
  {
    number: 52,
    attack: 'Redis is unreachable, frozen, slow or emptied while people sign up',
    expected: 'Sign-up and sessions go on, mails follow, limits still hold',
    isMust: true,
    proofs: [
      [TESTS.REDIS_AWAY, 'sign-up, sessions and rate limits work without it, and the email arrives once Redis is back'],
      [TESTS.REDIS_AWAY, 'sign-up and emails work if every answer of Redis is late and slow'],
      ['backend/test/resilience/frozen-redis.medium.ts', 'sign-up, sessions and limits work, and the email arrives'],
      ['backend/test/resilience/redis-emptied.medium.ts', 'handed over again, and nothing happens twice'],
      [TESTS.LIMITS, 'rate limits while Redis is unreachable'],
    ],
  },
  {
    number: 53,
    attack: 'Redis is full and must not drop anything',
    expected: 'Nobody waits; events stay in the outbox; an alert',
    proofs: [
      ['backend/test/resilience/full-redis.medium.ts', 'sign-ups succeed, limits hold, events wait and are counted'],
    ],
  },
  {
    number: 54,
    attack: 'PostgreSQL restarts under load',
    expected: '503 with Retry-After for calls under way only; as before within 10 s; no row lost or doubled',
    isMust: true,
    proofs: [
      [
        'backend/test/resilience/restarted-database.medium.ts',
        'nobody who was told that they have an account lacks one, and nothing exists twice',
      ],
      [TESTS.KILLED_WORKERS, 'write nothing twice, repeat only mails under way'],
    ],
    measures: [
      { bench: 'outage', target: 'databaseReturn', what: 'first new search after the return, s', from: 0, to: 10 },
    ],
  },
  {
    number: 55,
    attack: 'PostgreSQL is slow, hangs, has no free connection, or ends a transaction because of a deadlock',
    expected: 'Statements end after 2.5 seconds; 503 with Retry-After within 15; a deadlock is tried once more',
    proofs: [
      [
        'backend/test/resilience/busy-database.medium.ts',
        'while a transaction of somebody else blocks all connections of the pool',
      ],
      ['backend/test/resilience/busy-database.medium.ts', 'a call that PostgreSQL ends because of a deadlock'],
      ['backend/test/resilience/frozen-database.medium.ts', 'each call gets a sentence and not silence'],
      ['backend/test/resilience/slow-database.medium.ts', 'if PostgreSQL answers late and slowly'],
      ['backend/src/platform/database/database.module.spec.ts', 'the time limits of the database'],
      ['backend/src/platform/async/stop-on-signal.spec.ts', 'a process ends within fifteen seconds'],
    ],
    measures: [
      {
        bench: 'outage',
        target: 'frozenAnswer',
        what: 'longest answer while PostgreSQL is silent, s',
        from: 0,
        to: 15,
      },
      { bench: 'outage', target: 'frozenStop', what: 'stop of the backend meanwhile, s', from: 0, to: 15 },
    ],
  },
  {
    number: 56,
    attack: 'A crash between commit and queue, and one between sending a mail and recording it',
    expected: 'The event is handed over later; a second mail has the same id, and both links work',
    proofs: [
      ['backend/test/resilience/outbox-and-inbox.medium.ts', 'stays in the outbox if its queue does not accept it'],
      ['backend/test/resilience/outbox-and-inbox.medium.ts', 'is stored together with the change that it describes'],
      ['backend/test/resilience/repeated-mails.medium.ts', 'is the same in a repeated email, and works'],
      [TESTS.KILLED_WORKERS, 'write nothing twice, repeat only mails under way'],
    ],
  },
  {
    number: 57,
    attack: 'The clock jumps by an hour; daylight saving, leap days, time zones',
    expected: 'Links, sessions and dates stay right, in 40 cases',
    proofs: [
      ['backend/test/resilience/clock-jumps.medium.ts', 'while the clock of the machine is'],
      ['backend/src/contract/sign-up.spec.ts', 'somebody born on a leap day is'],
      ['backend/src/modules/plans/open-enrollment.spec.ts', 'the plan years that people can choose'],
    ],
  },
  {
    number: 58,
    attack: 'A new version is deployed under load; both versions run together; 100,000 accounts are migrated',
    expected: 'No call lost; migrations that lock nothing for longer than a second',
    proofs: [
      [
        'backend/test/resilience/replaced-backends.medium.ts',
        'every call is answered while both backends are replaced',
      ],
      ['backend/test/database/baseline.medium.ts', 'a database of the previous version keeps its data'],
      [
        'backend/test/database/migrations-beside-the-site.medium.ts',
        'a migration takes nothing away that the version before',
      ],
      [
        'backend/test/database/migrations-beside-the-site.medium.ts',
        'a migration adds no column that the version before',
      ],
      [
        'backend/test/database/migrations-beside-the-site.medium.ts',
        'this version uses sessions, events and jobs that the version before',
      ],
      [
        'backend/test/database/migrations-beside-the-site.medium.ts',
        'this version starts and works on a database that a newer version has migrated',
      ],
      ['backend/test/database/migrations-beside-the-site.medium.ts', 'a migration changes no rows while it holds'],
      ['backend/test/database/migrations-beside-the-site.medium.ts', 'while the migration runs beside the site'],
    ],
    measures: [
      { bench: 'migrations', target: 'migrationWait', what: 'longest wait of a reader, ms', from: 0, to: 1_000 },
    ],
  },
  {
    number: 59,
    attack: 'The disk of logs, of PostgreSQL or of backups is full',
    expected: 'The site goes on, counts the lost lines and alerts; an export fails with a sentence',
    proofs: [
      ['backend/src/platform/logging/logger.spec.ts', 'a process whose log disk is full'],
      ['backend/src/platform/logging/logger.spec.ts', 'once the log can be written again, it says how many lines'],
      ['backend/test/resilience/full-disk.medium.ts', 'while the disk of PostgreSQL is full'],
      ['backend/test/resilience/full-disk.medium.ts', 'while the disk for backups is full'],
    ],
  },
  {
    number: 60,
    attack: 'Everything is restored from a backup',
    expected: 'Every row as it was, the audit trail whole once the restore is recorded in it',
    proofs: [
      ['backend/test/database/backup.medium.ts', 'brings back every row exactly as it was'],
      ['backend/test/database/backup.medium.ts', 'whole only once the restore is recorded in it'],
    ],
    measures: [{ bench: 'recovery', target: 'restoreTime', what: 'restore of 100,000 accounts, s', from: 0, to: 60 }],
  },
];
