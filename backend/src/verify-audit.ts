import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditChain } from '#platform/audit/audit-chain.js';
import { AuditCheckpoint } from '#platform/audit/audit-checkpoint.js';
import { readConfigOrExit } from '#platform/config/read-or-exit.js';
import { ormOptions } from '#platform/database/database.module.js';

/**
 * Entry point of `npm run audit:verify`. It checks the whole audit trail and prints that it is intact, or else the
 * first invalid entry.
 */
const config = readConfigOrExit();
const orm = await MikroORM.init(ormOptions(config.databaseUrl, []));
const startedAt = performance.now();
const saved = await new AuditCheckpoint(config).latest();
const { entries, firstBad } = await new AuditChain(orm.em.fork(), config).verify(saved);
await orm.close();
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
const against = saved
  ? `up to the hash kept in ${config.auditHeadFile} (entry ${saved.seq}) and beyond`
  : `no hash is kept in ${config.auditHeadFile} yet`;
process.stdout.write(
  firstBad
    ? `THE AUDIT TRAIL WAS CHANGED. First bad entry: ${firstBad.seq}. It ${firstBad.reason}.\n`
    : `The audit trail is whole: ${entries} entries in ${seconds} s; ${against}.\n`,
);
process.exitCode = firstBad ? 1 : 0;
