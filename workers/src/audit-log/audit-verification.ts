import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditChain } from '#platform/audit/audit-chain.js';
import { AuditCheckpoint } from '#platform/audit/audit-checkpoint.js';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { LOGGER } from '#platform/logging/logger.js';

const CHANGED = 'THE AUDIT TRAIL WAS CHANGED';

/** Saves the newest hash of the audit trail outside the database, and verifies the whole trail against it. */
@Injectable()
export class AuditVerification {
  constructor(
    private readonly chain: AuditChain,
    private readonly checks: AuditChecks,
    private readonly checkpoint: AuditCheckpoint,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async saveCheckpoint(): Promise<void> {
    const [saved, head] = [await this.checkpoint.latest(), await this.chain.head()];
    // If the trail no longer contains the saved entry, it was cut off or rewritten. Saving a newer entry would hide
    // that.
    if (saved && !(await this.chain.contains(saved))) return this.logger.fatal({ firstBad: saved.seq }, CHANGED);
    if (head) await this.checkpoint.save(head);
  }

  async verify(): Promise<void> {
    await this.runCheck(await this.checks.start(null));
  }

  /** Verifies the audit trail and stores the result under the id of the requested check. */
  async runCheck(checkId: string): Promise<void> {
    const verdict = await this.chain.verify(await this.checkpoint.latest());
    await this.checks.finish(checkId, verdict);
    const { entries, firstBad } = verdict;
    if (firstBad) this.logger.fatal({ entries, firstBad }, CHANGED);
    else this.logger.info({ entries }, 'the audit trail is whole');
  }
}
