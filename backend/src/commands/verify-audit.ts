import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditCheckpoint, isHead } from '#platform/audit/audit-checkpoint.js';
import { AuditTrail, readMark } from '#platform/audit/audit-trail.js';
import { argumentsOrExit, exitWithUsage, readConfigOrExit } from '#platform/config/read-or-exit.js';
import { ormOptions } from '#platform/database/database.module.js';
import { HANDLED_WITHIN } from '#platform/events/outbox.js';
import { ENTITIES } from '../entities.js';

const USAGE = `npm run audit:verify [-- --newest NUMBER:HASH]

Checks the whole audit trail. --newest compares it with an entry that was noted outside this machine: the newest one
that the emails to the firm or the collected log name, such as 41:3f2a9c0b1d2e3f40.
`;

/** Entry point of `npm run audit:verify`: whether the trail is whole, and events without an entry. */
const { values } = argumentsOrExit({ options: { newest: { type: 'string' }, help: { type: 'boolean' } } }, USAGE);
const noted = values.newest === undefined ? null : readMark(values.newest);
if (values.help || (values.newest !== undefined && !noted)) exitWithUsage(USAGE, values.help);
const config = readConfigOrExit();
const orm = await MikroORM.init(ormOptions(config.databaseUrl, ENTITIES));
const startedAt = performance.now();
const saved = await new AuditCheckpoint(config).read();
const trail = AuditTrail.of(orm.em.fork(), config);
const { entries, firstBad, unrecorded } = await trail.verify(noted);
await orm.close();
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
const alsoNoted = noted ? `; entry ${noted.seq} is the noted one` : '';
const against = isHead(saved)
  ? `up to the hash kept in ${config.auditHeadFile} (entry ${saved.seq}) and beyond${alsoNoted}`
  : `no hash is kept in ${config.auditHeadFile} yet`;
process.stdout.write(
  firstBad
    ? `THE AUDIT TRAIL WAS CHANGED. First bad entry: ${firstBad.seq}. It ${firstBad.reason}.\n`
    : `The audit trail is whole: ${entries} entries in ${seconds} s; ${against}.\n`,
);
if (unrecorded > 0)
  process.stdout.write(
    `${unrecorded} events of more than ${HANDLED_WITHIN} minutes ago have no entry yet. ` +
      'Running workers hand them to their queue again.\n',
  );
process.exitCode = firstBad || unrecorded > 0 ? 1 : 0;
