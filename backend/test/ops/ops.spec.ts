import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ALL_ERRORS } from '#contract/errors/all-errors.js';
import { FAULTS } from '#platform/marketplace/marketplace-error.js';
import { registry } from '#platform/metrics/metrics.js';

const text = z.string().check(z.minLength(1));
const Dashboard = z.object({
  title: text,
  uid: text,
  schemaVersion: z.int(),
  panels: z.array(
    z.object({
      id: z.int(),
      title: text,
      type: text,
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.object({ refId: text, expr: text, legendFormat: text })),
    }),
  ),
});
const duration = z.string().check(z.regex(/^\d+[smhd]$/));
const Alerts = z.object({
  groups: z.array(
    z.object({
      name: text,
      rules: z.array(
        z.object({
          alert: z.string().check(z.regex(/^[A-Z]\w+$/)),
          expr: text,
          for: duration,
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: text, what_to_do: text }),
        }),
      ),
    }),
  ),
});

const dashboard = z.parse(Dashboard, JSON.parse(readFileSync('backend/ops/grafana-dashboard.json', 'utf8')));
const alerts = z.parse(Alerts, parse(readFileSync('backend/ops/alerts.yml', 'utf8')));
const queries = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
];
const WORDS = new Set([
  'sum',
  'rate',
  'by',
  'or',
  'histogram_quantile',
  'le',
  'route',
  'queue',
  'state',
  'status',
  'code',
  'outcome',
  'operation',
  'fault',
  'schedule',
  'instance',
]);
const known = new Set(
  (await registry.getMetricsAsArray()).flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
);

/** Removes matching pairs of brackets, innermost first, and returns the brackets that have no partner. */
function unmatched(brackets: string): string {
  const less = brackets.replace(/\(\)|\[\]|\{\}/g, '');
  return less === brackets ? less : unmatched(less);
}

describe.each(queries)('the monitoring query of %s: %s', (_, expr) => {
  it('has matching brackets and quotation marks', () => {
    expect(unmatched(expr.replace(/"[^"]*"/g, '').replace(/[^()[\]{}]/g, ''))).toBe('');
    expect(expr.split('"').length % 2).toBe(1);
  });

  it('uses only existing metrics', () => {
    const names =
      expr
        .replace(/"[^"]*"/g, '')
        .replace(/\[\d+[smhd]\]/g, '')
        .match(/[a-z_]\w*/gi) ?? [];
    expect(names.filter((name) => !WORDS.has(name) && !known.has(name))).toEqual([]);
  });
});

const ruleOf = (name: string) => alerts.groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === name);

it('an alert tells of guessed passwords and of callers that limits hold back', () => {
  for (const [name, code] of [
    ['PasswordsGuessed', 'auth.invalidCredentials'],
    ['CallersHeldBack', 'request.tooMany'],
  ] as const) {
    expect(ruleOf(name)?.expr).toContain(`requests_refused_total{code="${code}"}`);
    expect(Object.keys(ALL_ERRORS)).toContain(code);
  }
});

it('alerts tell of failed jobs, paused queues, missing workers and failed schedules', () => {
  const rules = { JobsFailed: 'queue_jobs', QueuePaused: 'queue_paused', NoWorkers: 'workers_alive' };
  for (const [name, metric] of Object.entries({ ...rules, ScheduleFailed: 'schedule_ok' }))
    expect(ruleOf(name)?.expr).toContain(metric);
});

it('an alert tells within minutes that the audit checkpoint cannot be saved', () => {
  expect(ruleOf('AuditCheckpointUnsaved')).toMatchObject({
    expr: 'schedule_ok{schedule="save-audit-checkpoint"} < 1',
    labels: { severity: 'page' },
  });
});

describe("the alerts about the marketplace's API key", () => {
  it('include a page as soon as the key is rejected, because that does not open the circuit breaker', () => {
    expect(ruleOf('MarketplaceKeyRefused')).toMatchObject({
      expr: expect.stringContaining('marketplace_errors_total{fault="unauthorized"}'),
      for: '0m',
      labels: { severity: 'page' },
    });
  });

  it('include a reminder 14 days before the key expires', () => {
    expect(ruleOf('MarketplaceKeyEndsSoon')?.expr).toBe('marketplace_key_days_left < 14');
  });

  it('name only existing kinds of faults', () => {
    const named = queries.flatMap(([, expr]) =>
      [...expr.matchAll(/fault=~?"([^"]+)"/g)].flatMap(([, names]) => names?.split('|') ?? []),
    );
    expect(named).toEqual(expect.arrayContaining(['unauthorized', 'tooMany']));
    expect(named.filter((name) => !FAULTS.some((fault) => fault === name))).toEqual([]);
  });
});

it('metrics whose name ends in _total are counters, and no others are', async () => {
  const metrics = await registry.getMetricsAsJSON();
  const own = metrics.filter(({ name }) => /^(answer_cache|marketplace)_/.test(name));
  expect(own.filter(({ type }) => String(type) === 'counter').map(({ name }) => name)).toEqual(
    own.map(({ name }) => name).filter((name) => name.endsWith('_total')),
  );
  expect(own.filter(({ name }) => name.endsWith('_total'))).toHaveLength(6);
});

it('every panel and every alert has a unique name', () => {
  for (const names of [
    dashboard.panels.map(({ id }) => String(id)),
    alerts.groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)),
  ])
    expect(new Set(names).size).toBe(names.length);
});
