import * as z from 'zod/mini';
import { day, id } from '../fields.js';
import { AUDIT_PAGE } from '../limits/staff.js';
import { ADMIN } from '../messages/staff.js';
import { endpoint } from './endpoint.js';

/** The name is looked up when the entry is shown, and null if the account was erased. */
const Person = z.nullable(z.object({ id, name: z.nullable(z.string()) }));
export const AuditEntryView = z.object({
  seq: z.string(),
  at: z.string(),
  action: z.string(),
  actor: Person,
  target: Person,
  request_id: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

const seq = z.string().check(z.regex(/^\d{1,18}$/));
/**
 * A day in UTC from 1900 to 2099, or an exact time in UTC from 1800 to 2199. The times cover more years than the days,
 * because the first day of 1900 and the last day of 2099 in another time zone may lie partly in 1899 or 2100 in UTC.
 */
const dayOrTime = z.union([day, z.iso.datetime().check(z.regex(/^(?:1[89]|2[01])/))], ADMIN.form.dayWrong);
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The beginning of a UTC day, of the next one if `later` is 1; an exact time stays as it is. */
export const startOf = (text: string, later: 0 | 1): string =>
  text.includes('T') ? text : new Date(Date.parse(text) + later * DAY_MS).toISOString();

const auditFilter = {
  action: z.optional(z.string().check(z.regex(/^[a-zA-Z.]{1,60}$/))),
  actor: z.optional(id),
  target: z.optional(id),
  /** Finds entries about what this person did and what others did to this person's account. */
  person: z.optional(id),
  request: z.optional(id),
  /** Start of the period whose audit entries are returned: its first day, or an exact time. */
  from: z.optional(dayOrTime),
  /** End of the period: its last day, or the exact time before which the entries were made. */
  to: z.optional(dayOrTime),
};
/** Refuses a period that ends before it begins. Otherwise, such a period would look like a period without entries. */
const possiblePeriod = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || Date.parse(startOf(from, 0)) < Date.parse(startOf(to, 1)),
  { path: ['to'], error: ADMIN.form.periodWrong },
);
export const AuditFilter = z.object(auditFilter).check(possiblePeriod);
export type AuditFilter = z.infer<typeof AuditFilter>;

const Check = z.object({
  id,
  asked_by: Person,
  asked_at: z.string(),
  ended_at: z.nullable(z.string()),
  entries: z.nullable(z.int()),
  /** Null if the trail is intact or the check has not finished. */
  first_bad: z.nullable(z.object({ seq: z.string(), reason: z.string() })),
  /** Events without an entry ten minutes after their queue accepted them; null until the check has finished. */
  unrecorded: z.nullable(z.int()),
});
export type AuditCheck = z.infer<typeof Check>;

export const AUDIT = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The audit trail, newest first',
    access: 'admins',
    query: z
      .object({
        ...auditFilter,
        before: z.optional(seq),
        limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(AUDIT_PAGE.max)), AUDIT_PAGE.size),
      })
      .check(possiblePeriod),
    reply: z.object({ entries: z.array(AuditEntryView), next: z.nullable(z.string()), actions: z.array(z.string()) }),
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    summary: 'The entries that match, as CSV',
    access: 'admins',
    freshSignIn: 'always',
    query: AuditFilter,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/admin/audit/verify',
    summary: 'Check the whole trail',
    access: 'admins',
    status: 202,
    reply: z.object({ id }),
  }),
  listChecks: endpoint({
    method: 'GET',
    path: '/api/admin/audit/checks',
    summary: 'The latest checks of the trail',
    access: 'admins',
    reply: z.object({ checks: z.array(Check) }),
  }),
} as const;
