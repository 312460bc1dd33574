import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ACCEPT_REASONS, AuditTrail } from '#platform/audit/audit-trail.js';
import { argumentsOrExit, exitWithUsage, readConfigOrExit } from '#platform/config/read-or-exit.js';
import { ormOptions } from '#platform/database/database.module.js';
import { ENTITIES } from '../entities.js';

const USAGE = `npm run audit:accept -- --reason ${ACCEPT_REASONS.join(' | ')}

Accepts the audit trail as it is in the database, and writes the file that names its newest entry anew. It is needed
after an older database was restored (restored), after the file was lost or is from an older version (file-lost), or if
the signature of the file no longer fits the key (key-changed). An entry of the trail records the acceptance. A trail in
which an entry itself is wrong is never accepted.
`;

/** Entry point of `npm run audit:accept`: the trail is right as it is, as after a restore or a lost key. */
const { values } = argumentsOrExit({ options: { reason: { type: 'string' }, help: { type: 'boolean' } } }, USAGE);
const reason = ACCEPT_REASONS.find((one) => one === values.reason);
if (values.help || !reason) exitWithUsage(USAGE, values.help);
const config = readConfigOrExit();
const orm = await MikroORM.init(ormOptions(config.databaseUrl, ENTITIES));
const trail = AuditTrail.of(orm.em.fork(), config);
const { entries, firstBad, recordedAs } = await trail.accept(reason).finally(() => orm.close());
process.stdout.write(
  firstBad
    ? `Not accepted: entry ${firstBad.seq} ${firstBad.reason}.\n`
    : `Accepted: ${entries} entries. Entry ${recordedAs} records it.\n`,
);
process.exitCode = firstBad ? 1 : 0;
