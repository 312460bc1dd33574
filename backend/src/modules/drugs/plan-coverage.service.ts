import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanCoverage, type DRUGS } from '#contract/api/drugs.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { batchesOf } from '#platform/marketplace/question.js';
import { joinProvenance } from '../plans/index.js';
import { DrugsService } from './drugs.service.js';
import { KnownMedicines } from './known-medicines.js';

type Checked = ReplyOf<typeof DRUGS.checkPlans>;

/** Looks up how any number of plans cover given medicines, and which of the medicines have a generic version. */
@Injectable()
export class PlanCoverageService {
  constructor(
    private readonly drugs: DrugsService,
    private readonly medicines: KnownMedicines,
  ) {}

  /**
   * Returns the coverage of each medicine by each plan. The plans are sorted and divided into batches, so that all
   * people who compare the plans of a county use the same cached answers. Throws `drugs.unavailable` if the marketplace
   * does not answer.
   */
  async check({ drugs, plan_ids, year }: InputOf<typeof DRUGS.checkPlans>['body']): Promise<Checked> {
    const groups = batchesOf([...new Set(plan_ids)].toSorted(), COVERAGE_BATCH.plans);
    const [batches, medicines] = await Promise.all([
      Promise.all(groups.map((group) => this.checkGroup(drugs, group, year))),
      this.medicines.factsOf(drugs),
    ]);
    return {
      coverage: batches.flatMap(({ coverage }) => coverage),
      medicines,
      provenance: joinProvenance(batches.map(({ provenance }) => provenance)),
    };
  }

  private async checkGroup(drugs: readonly string[], plans: readonly string[], year: number) {
    const { answer, stale } = await this.drugs.coverage(drugs, plans, year);
    const { coverage, provenance } = z.parse(PlanCoverage, await answer.json());
    return { coverage, provenance: { ...provenance, stale } };
  }
}
