import { Injectable } from '@nestjs/common';
import { ContactRequestRecorder } from '#modules/contact-requests/index.js';
import { AuditVerification } from '../audit-log/audit-verification.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';

/**
 * Runs long tasks that staff start, and keeps the list of contact requests up to date. These tasks have their own
 * queue, so that emails do not have to wait until the tasks are done.
 */
@Injectable()
export class MaintenanceHandlers implements QueueHandlers<'maintenance'> {
  readonly queue = 'maintenance';
  readonly delivery = 'atLeastOnce';
  readonly table: HandlersFor<'maintenance'>;

  constructor(audit: AuditVerification, requests: ContactRequestRecorder) {
    this.table = {
      'audit.checkAsked': ({ payload }) => audit.runCheck(payload.checkId),
      'user.confirmed': ({ payload }) => requests.recordPerson(payload.userId),
      'consent.changed': ({ payload }) => requests.recordPerson(payload.userId),
      'contact.messageReceived': ({ payload }) => requests.recordMessage(payload.messageId),
    };
  }
}
