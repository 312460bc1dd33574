import { Injectable } from '@nestjs/common';
import { AuditWatch } from '../audit-log/audit-watch.js';
import type { HandlersFor, QueueHandlers } from '../handlers.js';

/** Long work that staff ask for; one at a time, away from the queues that people wait for. */
@Injectable()
export class MaintenanceHandlers implements QueueHandlers<'maintenance'> {
  readonly queue = 'maintenance';
  readonly table: HandlersFor<'maintenance'>;

  constructor(audit: AuditWatch) {
    this.table = { 'audit.checkAsked': ({ payload }) => audit.check(payload.checkId) };
  }
}
