import { ADMIN_DATA } from '#modules/admin/index.js';
import { ALERTS_DATA } from '#modules/alerts/index.js';
import { AUTH_DATA } from '#modules/auth/index.js';
import { CONSENT_DATA } from '#modules/consent/index.js';
import { CONTACT_REQUESTS_DATA } from '#modules/contact-requests/index.js';
import { ContactMessageRow } from '#modules/contact/index.js';
import { DEADLINES_DATA } from '#modules/deadlines/index.js';
import { DRUGS_DATA } from '#modules/drugs/index.js';
import { PLANS_DATA } from '#modules/plans/index.js';
import { PROVIDERS_DATA } from '#modules/providers/index.js';
import { SHARES_DATA } from '#modules/shares/index.js';
import { USERS_DATA } from '#modules/users/index.js';
import { AuditCheckRow } from '#platform/audit/audit-checks.js';
import type { Entities } from '#platform/database/database.module.js';
import { InboxEntry } from '#platform/events/inbox.js';
import { OutboxEvent } from '#platform/events/outbox.entity.js';
import { ScheduleRun } from '#platform/health/schedule-runs.js';
import { WorkerHeartbeat } from '#platform/health/worker-heartbeat.entity.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';

/** All that the modules store about people who have an account. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  USERS_DATA,
  ALERTS_DATA,
  PLANS_DATA,
  DEADLINES_DATA,
  DRUGS_DATA,
  PROVIDERS_DATA,
  SHARES_DATA,
  AUTH_DATA,
  CONSENT_DATA,
  CONTACT_REQUESTS_DATA,
  ADMIN_DATA,
];

export const ENTITIES: Entities = [
  ...PERSONAL_DATA.flatMap(({ tables }) => tables.map(({ entity }) => entity)),
  ContactMessageRow,
  OutboxEvent,
  InboxEntry,
  ScheduleRun,
  WorkerHeartbeat,
  AuditCheckRow,
];
