import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type LabelValues } from 'prom-client';

/** For /metrics. Labels are route templates and fixed names, never URLs or ids. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const at = { registers: [registry] };

export const METRICS = {
  requests: new Histogram({
    ...at,
    name: 'http_request_duration_seconds',
    help: 'Answers by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
  }),
  refused: new Counter({
    ...at,
    name: 'requests_refused_total',
    help: 'Refused requests by error code; auth.invalidCredentials: failed sign-ins',
    labelNames: ['code'],
  }),
  policyViolations: new Counter({
    ...at,
    name: 'content_policy_violations_total',
    help: 'What browsers report to have blocked by the content security policy, by directive',
    labelNames: ['directive'],
  }),
  hashing: new Histogram({
    ...at,
    name: 'password_hash_duration_seconds',
    help: 'Time one password hash takes',
    buckets: [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1],
  }),
  jobs: new Gauge({ ...at, name: 'queue_jobs', help: 'Jobs by queue and state', labelNames: ['queue', 'state'] }),
  oldestJob: new Gauge({
    ...at,
    name: 'queue_oldest_waiting_seconds',
    help: 'How long the oldest waiting job has waited',
    labelNames: ['queue'],
  }),
  paused: new Gauge({ ...at, name: 'queue_paused', help: '1 while a queue is paused', labelNames: ['queue'] }),
  queuesAnswer: new Gauge({ ...at, name: 'queues_up', help: '1 while the queues answer' }),
  handled: new Gauge({
    ...at,
    name: 'events_handled_last_hour',
    help: 'Events handled in the last hour; for the queue "emails": mails',
    labelNames: ['queue'],
  }),
  outbox: new Gauge({ ...at, name: 'outbox_waiting', help: 'Events not yet handed to their queues' }),
  outboxLag: new Gauge({ ...at, name: 'outbox_lag_seconds', help: 'Age of the oldest event not yet handed over' }),
  logDropped: new Counter({
    ...at,
    name: 'log_lines_dropped_total',
    help: 'Log lines that could not be written, for instance because the disk was full',
  }),
  workers: new Gauge({ ...at, name: 'workers_alive', help: 'Workers that gave a sign of life in the last 30 seconds' }),
  scheduleOk: new Gauge({
    ...at,
    name: 'schedule_ok',
    help: '0 when the last run of a schedule failed',
    labelNames: ['schedule'],
  }),
  scheduleAge: new Gauge({
    ...at,
    name: 'schedule_overdue_seconds',
    help: 'Seconds since a schedule was due; negative: until it is',
    labelNames: ['schedule'],
  }),
  auditWhole: new Gauge({
    ...at,
    name: 'audit_trail_whole',
    help: '0 when the latest check of the audit trail found a bad entry',
  }),
  cache: new Counter({
    ...at,
    name: 'answer_cache_total',
    help: 'Lookups in the cache of marketplace answers since start',
    labelNames: ['outcome'],
  }),
  upstreamCalls: new Counter({
    ...at,
    name: 'marketplace_calls_total',
    help: 'Calls to the marketplace since start',
    labelNames: ['operation'],
  }),
  upstreamErrors: new Counter({
    ...at,
    name: 'marketplace_errors_total',
    help: 'Calls to the marketplace that failed, by kind',
    labelNames: ['fault'],
  }),
  upstreamHeld: new Counter({
    ...at,
    name: 'marketplace_calls_held_total',
    help: 'Calls to the marketplace that waited because the calls of the key were used up for the moment',
  }),
  upstreamMost: new Gauge({
    ...at,
    name: 'marketplace_calls_most_at_once',
    help: 'Most calls to the marketplace that were ever on the wire at once',
  }),
  upstreamDropped: new Counter({
    ...at,
    name: 'marketplace_plans_dropped_total',
    help: 'Plans the marketplace has that could not be shown: records that cannot be right, pages that did not come',
  }),
  notDivisible: new Counter({
    ...at,
    name: 'marketplace_prices_not_divisible_total',
    help: 'Searches asked for one income alone, because the credit could not be subtracted from the prices of others',
  }),
  yearCosts: new Counter({
    ...at,
    name: 'year_cost_evaluations_total',
    help: 'Estimates of what a year of care costs under a plan that were calculated and not remembered',
  }),
  keyDaysLeft: new Gauge({
    ...at,
    name: 'marketplace_key_days_left',
    help: 'Days until the marketplace key ends (MARKETPLACE_API_KEY_ENDS); +Inf: nobody said when',
  }),
  upstreamOpen: new Gauge({
    ...at,
    name: 'marketplace_circuit_open',
    help: '1 while the marketplace is not asked because it failed',
  }),
} as const;

export function setTotals(counter: Counter, totals: readonly (readonly [LabelValues<string>, number])[]): void {
  counter.reset();
  for (const [labels, total] of totals) counter.inc(labels, total);
}
