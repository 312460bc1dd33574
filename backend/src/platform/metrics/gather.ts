import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditChecks } from '../audit/audit-checks.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { CONFIG, type Config } from '../config/config.js';
import { withEntityManager } from '../database/unit-of-work.js';
import { Operations } from '../health/operations.js';
import { KeyBudget } from '../marketplace/key-budget.js';
import { MarketplaceClient } from '../marketplace/marketplace.client.js';
import { JobDesk } from '../queue/job-desk.js';
import { FIGURES, registry } from './figures.js';

const DAY = 86_400_000;

/** Asks the parts for what they know, whenever somebody reads the metrics. */
@Injectable()
export class Gather {
  constructor(
    private readonly em: EntityManager,
    private readonly operations: Operations,
    private readonly desk: JobDesk,
    private readonly checks: AuditChecks,
    private readonly cache: AnswerCache,
    private readonly marketplace: MarketplaceClient,
    private readonly budget: KeyBudget,
    @Inject(CONFIG) private readonly config: Pick<Config, 'marketplace'>,
  ) {}

  /** In Prometheus' text format. A store that is away leaves its own figures out, no others. */
  async text(): Promise<string> {
    await withEntityManager(this.em, () => Promise.allSettled([this.queues(), this.backlog(), this.schedules(), this.audit()]));
    this.answers();
    return registry.metrics();
  }

  private async queues(): Promise<void> {
    const handled = await this.operations.handled();
    const queues = await this.desk.overview(handled);
    FIGURES.queuesAnswer.set(queues ? 1 : 0);
    for (const { name: queue, counts, oldest_waiting_ms, is_paused } of queues ?? []) {
      for (const [state, count] of Object.entries(counts)) FIGURES.jobs.set({ queue, state }, count);
      FIGURES.oldestJob.set({ queue }, (oldest_waiting_ms ?? 0) / 1_000);
      FIGURES.paused.set({ queue }, is_paused ? 1 : 0);
      FIGURES.handled.set({ queue }, handled.get(queue)?.hour ?? 0);
    }
  }

  private async backlog(): Promise<void> {
    const { waiting, oldest_ms } = await this.operations.outbox();
    FIGURES.outbox.set(waiting);
    FIGURES.outboxLag.set((oldest_ms ?? 0) / 1_000);
    FIGURES.workers.set((await this.operations.workers()).filter(({ is_alive }) => is_alive).length);
  }

  private async schedules(): Promise<void> {
    for (const { name: schedule, ok, next_at } of await this.operations.schedules()) {
      FIGURES.scheduleOk.set({ schedule }, ok === false ? 0 : 1);
      FIGURES.scheduleAge.set({ schedule }, (Date.now() - Date.parse(next_at)) / 1_000);
    }
  }

  private async audit(): Promise<void> {
    const latest = (await this.checks.latest(5)).find(({ ended_at }) => ended_at !== null);
    FIGURES.auditWhole.set(latest?.first_bad_seq == null ? 1 : 0);
  }

  private answers(): void {
    const { calls, errors, circuit, held, mostAtOnce, droppedPlans } = this.marketplace.counters;
    for (const [outcome, count] of Object.entries(this.cache.counters)) FIGURES.cache.set({ outcome }, count);
    for (const [operation, count] of Object.entries(calls)) FIGURES.upstreamCalls.set({ operation }, count);
    for (const [fault, count] of Object.entries(errors)) FIGURES.upstreamErrors.set({ fault }, count);
    FIGURES.upstreamOpen.set(circuit === 'open' ? 1 : 0);
    FIGURES.upstreamHeld.set(held);
    FIGURES.upstreamMost.set(mostAtOnce);
    FIGURES.upstreamDropped.set(droppedPlans);
    FIGURES.upstreamLeft.set(this.budget.signs.left ?? Infinity);
    const { keyEnds } = this.config.marketplace;
    FIGURES.keyDaysLeft.set(keyEnds ? (keyEnds.getTime() - Date.now()) / DAY : Infinity);
  }
}
