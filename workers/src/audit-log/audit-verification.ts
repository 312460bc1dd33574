import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { LOGGER } from '#platform/logging/logger.js';

const CHANGED = 'THE AUDIT TRAIL WAS CHANGED';

/** Saves the newest hash of the audit trail outside the database, and checks the whole trail against the saved hash. */
@Injectable()
export class AuditVerification {
  constructor(
    private readonly trail: AuditTrail,
    private readonly checks: AuditChecks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async saveCheckpoint(): Promise<void> {
    const firstBad = await this.trail.saveHead();
    if (firstBad) this.logger.fatal({ firstBad }, CHANGED);
  }

  async verify(): Promise<void> {
    await this.runCheck(await this.checks.start(null));
  }

  async runCheck(checkId: string): Promise<void> {
    const verdict = await this.trail.verify();
    await this.checks.finish(checkId, verdict);
    const { entries, firstBad, unrecorded } = verdict;
    if (firstBad) this.logger.fatal({ entries, firstBad }, CHANGED);
    else if (unrecorded > 0) this.logger.error({ entries, unrecorded }, 'events wait for their audit entries');
    else this.logger.info({ entries }, 'the audit trail is whole');
  }
}
