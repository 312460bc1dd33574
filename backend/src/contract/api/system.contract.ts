import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';

const text = z.nullish(z.string());

/** Browsers send one report (`report-uri`), or a list with reports of other types, too (`report-to`). */
export const PolicyReports = z.union([
  z.object({
    'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  }),
  z
    .array(
      z.object({
        type: z.string().check(z.maxLength(100)),
        body: z.optional(z.nullable(z.object({ effectiveDirective: text, blockedURL: text }))),
      }),
    )
    .check(z.maxLength(100)),
]);
export type PolicyReports = z.infer<typeof PolicyReports>;

export const SYSTEM = {
  checkLive: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process answers',
    access: 'anyone',
    reply: z.object({ ok: z.literal(true) }),
  }),
  checkReady: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'Sign-up, search and mail would work',
    access: 'anyone',
    statusIfNot: 503,
    reply: z.object({
      ok: z.boolean(),
      checks: z.record(z.string(), z.boolean()),
      /** Seconds since a running worker last checked the mail server, or null if none has. */
      mailCheckAge: z.nullable(z.int()),
    }),
  }),
  /** Metrics for monitoring systems. The endpoint is disabled unless METRICS_TOKEN is set. */
  getMetrics: endpoint({
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for Prometheus',
    access: 'anyone',
    errors: ['request.notFound'],
  }),
  reportViolations: endpoint({
    method: 'POST',
    path: '/api/policy-reports',
    summary: 'What a page tried to load or run against the content security policy, reported by the browser itself',
    access: 'anyone',
    status: 204,
    body: PolicyReports,
    limits: ['policyReportAddress'],
    isAutomatic: true,
  }),
  describe: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    access: 'anyone',
    reply: z.looseObject({ openapi: z.string() }),
  }),
} as const;
