import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { removeSuperadminsFactors } from '#modules/auth/index.js';
import { argumentsOrExit, exitWithUsage, readConfigOrExit } from '#platform/config/read-or-exit.js';
import { ormOptions } from '#platform/database/database.module.js';
import { ENTITIES } from '../entities.js';

const USAGE = `npm run second-factor:remove -- ADDRESS

Removes the second step for logging in from the account of the superadmin with this email address, who has lost it, and
ends all sessions of the account. It is for the only superadmin: a superadmin removes the second step of everybody else
on the website. Make sure first who is asking. The audit trail records the removal, and the person gets a mail about it.
`;

/** Entry point of `npm run second-factor:remove`, for a superadmin whose factors are lost. */
const {
  values,
  positionals: [address],
} = argumentsOrExit({ allowPositionals: true, options: { help: { type: 'boolean' } } }, USAGE);
if (values.help || !address) exitWithUsage(USAGE, values.help);
const config = readConfigOrExit({ withAuditKey: false });
const orm = await MikroORM.init(ormOptions(config.databaseUrl, ENTITIES));
const removed = await removeSuperadminsFactors(orm.em.fork(), address).finally(() => orm.close());
process.stdout.write(
  removed === null
    ? 'No superadmin has this address. Nothing was changed.\n'
    : removed === 0
      ? 'This account has no second step. Nothing was changed.\n'
      : 'The second step was removed, and all sessions of the account ended. Set up a new one at the next login.\n',
);
process.exitCode = removed ? 0 : 1;
