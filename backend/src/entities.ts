import { ContactMessageRow } from '#modules/contact/index.js';
import { AuditCheckRow } from '#platform/audit/audit-check.entity.js';
import type { Entities } from '#platform/database/database.module.js';
import { InboxEntry } from '#platform/events/inbox.js';
import { OutboxEvent } from '#platform/events/outbox.entity.js';
import { ScheduleRun } from '#platform/health/schedule-run.entity.js';
import { WorkerHeartbeat } from '#platform/health/worker-heartbeat.entity.js';
import { PERSONAL_DATA } from './personal-data.js';

export const ENTITIES: Entities = [
  ...PERSONAL_DATA.flatMap(({ tables }) => tables.map(({ entity }) => entity)),
  ContactMessageRow,
  OutboxEvent,
  InboxEntry,
  ScheduleRun,
  WorkerHeartbeat,
  AuditCheckRow,
];
