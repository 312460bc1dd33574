import { Injectable } from '@nestjs/common';
import { AuditVerification } from '../audit-log/audit-verification.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';

/**
 * Runs long tasks that staff start. These tasks have a queue of their own, so that emails do not have to wait until the
 * tasks are done.
 */
@Injectable()
export class MaintenanceHandlers implements QueueHandlers<'maintenance'> {
  readonly queue = 'maintenance';
  readonly delivery = 'atLeastOnce';
  readonly table: HandlersFor<'maintenance'>;

  constructor(audit: AuditVerification) {
    this.table = { 'audit.checkAsked': ({ payload }) => audit.runCheck(payload.checkId) };
  }
}
