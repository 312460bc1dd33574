import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditChain } from '../../../backend/src/platform/audit/audit-chain.js';
import { AuditChecks } from '../../../backend/src/platform/audit/audit-checks.js';
import { HeadFile } from '../../../backend/src/platform/audit/head-file.js';
import { LOGGER } from '../../../backend/src/platform/logging/logger.js';

const CHANGED = 'THE AUDIT TRAIL WAS CHANGED';

/** Keeps the newest hash outside the database and checks the whole trail against it. */
@Injectable()
export class AuditWatch {
  constructor(
    private readonly chain: AuditChain,
    private readonly checks: AuditChecks,
    private readonly file: HeadFile,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async keepHead(): Promise<void> {
    const [kept, head] = [await this.file.newest(), await this.chain.head()];
    // A trail cut off and grown again would otherwise be kept as if nothing had happened.
    if (kept && !(await this.chain.holds(kept))) return this.logger.fatal({ firstBad: kept.seq }, CHANGED);
    if (head) await this.file.keep(head);
  }

  async verify(): Promise<void> {
    await this.check(await this.checks.ask(null));
  }

  /** Checks the trail and writes down what was found, for whoever asked. */
  async check(checkId: string): Promise<void> {
    const verdict = await this.chain.verify(await this.file.newest());
    await this.checks.end(checkId, verdict);
    const { entries, firstBad } = verdict;
    if (firstBad) this.logger.fatal({ entries, firstBad }, CHANGED);
    else this.logger.info({ entries }, 'the audit trail is whole');
  }
}
