import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CheckpointError } from '#platform/audit/audit-checkpoint.js';
import { AuditChecks } from '#platform/audit/audit-checks.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { LOGGER } from '#platform/logging/logger.js';

const CHANGED = 'THE AUDIT TRAIL WAS CHANGED';
const UNSAVED = 'THE NEWEST AUDIT ENTRY IS NOT SAVED OUTSIDE THE DATABASE';

/** Saves the newest hash of the audit trail outside the database, and checks the whole trail against the saved hash. */
@Injectable()
export class AuditVerification {
  /** The newest entry that this process has logged. */
  private logged: string | null = null;

  constructor(
    private readonly trail: AuditTrail,
    private readonly checks: AuditChecks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A new one is logged, because the log may be collected where nobody who owns this machine can change it. */
  async saveCheckpoint(): Promise<void> {
    const firstBad = await this.trail.saveHead().catch((error: unknown) => {
      if (error instanceof CheckpointError) this.logger.fatal({ err: error }, UNSAVED);
      throw error;
    });
    if (firstBad) {
      this.logger.fatal({ firstBad }, CHANGED);
      return;
    }
    const newest = await this.trail.newestMark();
    if (newest === this.logged) return;
    this.logged = newest;
    this.logger.info({ newest }, 'the newest entry of the audit trail');
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
