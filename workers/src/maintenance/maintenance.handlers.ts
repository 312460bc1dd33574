import { Injectable } from '@nestjs/common';
import { ContactRequestRecorder } from '#modules/contact-requests/index.js';
import { AuditVerification } from '../audit-log/audit-verification.js';
import type { HandlersFor, QueueHandlers } from '../consumers/handlers.js';

/** In a queue of its own, so that emails do not wait for long tasks. */
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
