import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';

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
      /** Seconds since a worker last checked the mail server, or null if no worker has checked it. */
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
  describe: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    access: 'anyone',
    reply: z.looseObject({ openapi: z.string() }),
  }),
} as const;
