import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditChecks } from '../audit/audit-checks.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { CONFIG, type Config } from '../config/config.js';
import { withEntityManager } from '../database/unit-of-work.js';
import { OperationsService } from '../health/operations.service.js';
import { droppedLogLines } from '../logging/logger.js';
import { MarketplaceClient } from '../marketplace/marketplace.client.js';
import { JobAdminService } from '../queue/job-admin.service.js';
import { METRICS, registry, setTotals } from './metrics.js';

const DAY = 86_400_000;

@Injectable()
export class MetricsCollector {
  constructor(
    private readonly em: EntityManager,
    private readonly operations: OperationsService,
    private readonly jobs: JobAdminService,
    private readonly checks: AuditChecks,
    private readonly cache: AnswerCache,
    private readonly marketplace: MarketplaceClient,
    @Inject(CONFIG) private readonly config: Pick<Config, 'marketplace'>,
  ) {}

  /** In the Prometheus text format. Those of a silent store are not updated. */
  async collect(): Promise<string> {
    await withEntityManager(this.em, () =>
      Promise.allSettled([this.queues(), this.backlog(), this.schedules(), this.audit()]),
    );
    this.answers();
    setTotals(METRICS.logDropped, [[{}, droppedLogLines()]]);
    return registry.metrics();
  }

  private async queues(): Promise<void> {
    const handled = await this.operations.handled();
    const queues = await this.jobs.overview(handled);
    METRICS.queuesAnswer.set(queues ? 1 : 0);
    for (const { name: queue, counts, oldest_waiting_ms, is_paused } of queues ?? []) {
      for (const [state, count] of Object.entries(counts)) METRICS.jobs.set({ queue, state }, count);
      METRICS.oldestJob.set({ queue }, (oldest_waiting_ms ?? 0) / 1_000);
      METRICS.paused.set({ queue }, is_paused ? 1 : 0);
      METRICS.handled.set({ queue }, handled.get(queue)?.hour ?? 0);
    }
  }

  private async backlog(): Promise<void> {
    const { waiting, oldest_ms } = await this.operations.outbox();
    METRICS.outbox.set(waiting);
    METRICS.outboxLag.set((oldest_ms ?? 0) / 1_000);
    METRICS.workers.set((await this.operations.workers()).filter(({ is_alive }) => is_alive).length);
  }

  private async schedules(): Promise<void> {
    for (const { name: schedule, ok, next_at } of await this.operations.schedules()) {
      METRICS.scheduleOk.set({ schedule }, ok === false ? 0 : 1);
      METRICS.scheduleAge.set({ schedule }, (Date.now() - Date.parse(next_at)) / 1_000);
    }
  }

  private async audit(): Promise<void> {
    const latest = (await this.checks.latest(5)).find(({ endedAt }) => endedAt !== null);
    METRICS.auditWhole.set(latest?.firstBadSeq == null ? 1 : 0);
  }

  private answers(): void {
    const { calls, errors, circuit, held, mostAtOnce, droppedPlans } = this.marketplace.counters;
    setTotals(METRICS.cache, byLabel('outcome', { ...this.cache.counters }));
    setTotals(METRICS.upstreamCalls, byLabel('operation', calls));
    setTotals(METRICS.upstreamErrors, byLabel('fault', errors));
    setTotals(METRICS.upstreamHeld, [[{}, held]]);
    setTotals(METRICS.upstreamDropped, [[{}, droppedPlans]]);
    METRICS.upstreamOpen.set(circuit === 'open' ? 1 : 0);
    METRICS.upstreamMost.set(mostAtOnce);
    const { keyEnds } = this.config.marketplace;
    METRICS.keyDaysLeft.set(keyEnds ? (keyEnds.getTime() - Date.now()) / DAY : Infinity);
  }
}

const byLabel = (label: string, totals: Readonly<Record<string, number>>): [Record<string, string>, number][] =>
  Object.entries(totals).map(([value, total]) => [{ [label]: value }, total]);
