import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditChain } from './platform/audit/audit-chain.js';
import { HeadFile } from './platform/audit/head-file.js';
import { readConfigOrExit } from './platform/config/read-or-exit.js';
import { ormOptions } from './platform/database/database.module.js';

/** `npm run audit:verify`: walks the whole audit trail, says whether it is whole, and names the first entry that is not. */
const config = readConfigOrExit();
const orm = await MikroORM.init(ormOptions(config.databaseUrl, []));
const began = performance.now();
const kept = await new HeadFile(config).newest();
const { entries, firstBad } = await new AuditChain(orm.em.fork(), config).verify(kept);
await orm.close();
const seconds = ((performance.now() - began) / 1_000).toFixed(1);
const against = kept ? `up to the hash kept in ${config.auditHeadFile} (entry ${kept.seq}) and beyond` : `no hash is kept in ${config.auditHeadFile} yet`;
process.stdout.write(firstBad
  ? `THE AUDIT TRAIL WAS CHANGED. First bad entry: ${firstBad.seq}. It ${firstBad.reason}.\n`
  : `The audit trail is whole: ${entries} entries in ${seconds} s; ${against}.\n`);
process.exitCode = firstBad ? 1 : 0;
