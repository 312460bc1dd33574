import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Household, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { MarketplaceError } from '#platform/marketplace/marketplace-error.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { priceFigures } from './find-plans.js';

/** The figures of plans for a household, without what an answer contains besides. */
export interface HouseholdFigures {
  readonly plans: readonly PlanSummary[];
  readonly provenance: Provenance;
}

/** An invented household whose figures show changes quickly: age, tobacco use and tax credit all affect its prices. */
const PROBE: Household = {
  income: 45_000,
  people: [
    { age: 30, aptc_eligible: true, gender: 'Female', uses_tobacco: false },
    { age: 60, aptc_eligible: true, gender: 'Male', uses_tobacco: true },
  ],
};

/** The fingerprint of a plan that the marketplace's answer does not contain. */
const ABSENT = 'absent';

/** Without the cache. All methods throw MarketplaceError if the marketplace does not answer. */
@Injectable()
export class PlanFigures {
  constructor(private readonly marketplace: MarketplaceClient) {}

  /**
   * Returns a fingerprint of each of at most 30 plans at a place, in one call. A plan whose fingerprint differs has
   * changed. If it is the same, the plan may still have changed for some households, such as people of one age.
   */
  async fingerprints(
    { place, year }: Pick<PlanSearch, 'place' | 'year'>,
    ids: readonly string[],
    signal: AbortSignal,
  ): Promise<Map<string, string>> {
    const question = { household: PROBE, place, market: 'Individual', year } as const;
    const { data, source } = await this.marketplace.batchPlans(question, ids, signal);
    const found = new Map(data.map((plan) => [plan.id, fingerprintOf(plan, source)]));
    return new Map(ids.map((id) => [id, found.get(id) ?? ABSENT]));
  }

  /** Returns the figures of at most 30 plans for a household, in two calls. */
  forHousehold(search: PlanSearch, plan_ids: readonly string[], signal: AbortSignal): Promise<HouseholdFigures> {
    return priceFigures(this.marketplace, { ...search, plan_ids }, signal);
  }

  /** Returns whether the marketplace knows a plan at all, no matter where the plan is offered. */
  async exists(id: string, year: number, signal: AbortSignal): Promise<boolean> {
    try {
      await this.marketplace.plan(id, year, signal);
      return true;
    } catch (error) {
      if (error instanceof MarketplaceError && error.kind === 'notFound') return false;
      throw error;
    }
  }
}

/** A place is part of a question, and not of a fingerprint, so equal figures at two places have one fingerprint. */
function fingerprintOf(plan: PlanAnswer, source: string): string {
  const { premium, premium_w_credit, deductibles, moops } = plan;
  const rows = (list: PlanAnswer['moops']) =>
    list.map(({ type, amount, csr, network_tier, family_cost }) =>
      [type, amount, csr, network_tier, family_cost].join(),
    );
  const figures = [source, premium, premium_w_credit, rows(deductibles).toSorted(), rows(moops).toSorted()];
  return createHash('sha256').update(JSON.stringify(figures)).digest('base64url').slice(0, 22);
}
