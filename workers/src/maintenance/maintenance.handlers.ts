import { Injectable } from '@nestjs/common';
import { AuditVerification } from '../audit-log/audit-verification.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';

/** Runs long tasks that staff start. They have their own queue, so that emails do not wait behind them. */
@Injectable()
export class MaintenanceHandlers implements QueueHandlers<'maintenance'> {
  readonly queue = 'maintenance';
  readonly delivery = 'atLeastOnce';
  readonly table: HandlersFor<'maintenance'>;

  constructor(audit: AuditVerification) {
    this.table = { 'audit.checkAsked': ({ payload }) => audit.runCheck(payload.checkId) };
  }
}
