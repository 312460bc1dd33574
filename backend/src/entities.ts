import { ExportLink } from '#modules/admin/index.js';
import { AlertSettings, FoundChange, PastAlertSettings, PlanSnapshot } from '#modules/alerts/index.js';
import {
  AccountToken,
  ExportedData,
  Identity,
  KnownDevice,
  PendingProof,
  RecoveryCode,
  RequestedEmail,
  SecondFactor,
  Session,
} from '#modules/auth/index.js';
import { ConsentRecord } from '#modules/consent/index.js';
import { ContactRequestRow } from '#modules/contact-requests/index.js';
import { ContactMessageRow } from '#modules/contact/index.js';
import { CalendarAddress, DeadlineReminder, SavedDeadlineAnswers } from '#modules/deadlines/index.js';
import { MedicineList } from '#modules/drugs/index.js';
import { SavedItem } from '#modules/plans/index.js';
import { DoctorList } from '#modules/providers/index.js';
import { Share } from '#modules/shares/index.js';
import { ErasureRequest, FormerAddress, User } from '#modules/users/index.js';
import { AuditCheckRow } from '#platform/audit/audit-check.entity.js';
import type { Entities } from '#platform/database/database.module.js';
import { InboxEntry } from '#platform/events/inbox-entry.entity.js';
import { OutboxEvent } from '#platform/events/outbox.entity.js';
import { ScheduleRun } from '#platform/health/schedule-run.entity.js';
import { WorkerHeartbeat } from '#platform/health/worker-heartbeat.entity.js';

export const ENTITIES: Entities = [
  User,
  ErasureRequest,
  FormerAddress,
  AccountToken,
  ExportedData,
  Identity,
  KnownDevice,
  PendingProof,
  RecoveryCode,
  RequestedEmail,
  SecondFactor,
  Session,
  ExportLink,
  AlertSettings,
  FoundChange,
  PastAlertSettings,
  PlanSnapshot,
  ConsentRecord,
  ContactMessageRow,
  ContactRequestRow,
  SavedItem,
  Share,
  MedicineList,
  DoctorList,
  SavedDeadlineAnswers,
  CalendarAddress,
  DeadlineReminder,
  OutboxEvent,
  InboxEntry,
  ScheduleRun,
  WorkerHeartbeat,
  AuditCheckRow,
];
