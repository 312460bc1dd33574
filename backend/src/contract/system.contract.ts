import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';

export const SYSTEM = {
  live: endpoint({ method: 'GET', path: '/health/live', summary: 'The process answers', access: 'anyone', reply: z.object({ ok: z.literal(true) }) }),
  ready: endpoint({
    method: 'GET', path: '/health/ready', summary: 'Sign-up, search and mail would work', access: 'anyone',
    reply: z.object({ ok: z.boolean(), checks: z.record(z.string(), z.boolean()) }),
  }),
  /** For machines that watch: closed unless METRICS_TOKEN is set. */
  metrics: endpoint({ method: 'GET', path: '/metrics', summary: 'Figures for Prometheus', access: 'anyone', errors: ['request.notFound'] }),
  description: endpoint({ method: 'GET', path: '/api/openapi.json', summary: 'This description', access: 'anyone', reply: z.looseObject({ openapi: z.string() }) }),
} as const;
