import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Coverage } from '#contract/api/drugs.contract.js';
import type { CachedQuery } from '#platform/cache/cached-query.js';
import { CACHE_LIFE } from '#platform/marketplace/limits.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import type { CoverageAnswer } from '#platform/marketplace/schemas/drugs.schema.js';
import { provenanceOf } from '../plans/index.js';
import { MedicineIndex } from './medicine-index.js';

const Lookup = z.object({ q: z.string(), year: z.number() });
const CoverageQuestion = z.object({ drugs: z.array(z.string()), plans: z.array(z.string()), year: z.number() });

/** Tier and restrictions only if the plan's own list of medicines states a tier. */
function toCoverage(row: CoverageAnswer, generic_name: string | null): Coverage {
  const { rxcui, plan_id, coverage, generic_rxcui, drug_tier: tier } = row;
  const terms = tier && {
    tier,
    prior_authorization: row.prior_authorization ?? null,
    step_therapy: row.step_therapy ?? null,
    quantity_limit: row.quantity_limit ?? null,
  };
  return { rxcui, plan_id, coverage, generic_rxcui, generic_name, ...(terms && { terms }) };
}

/** Queries about medicines whose answers are cached. Their parameters contain nothing about the person who asks. */
@Injectable()
export class DrugQueries {
  readonly lookup: CachedQuery<typeof Lookup> = {
    name: 'drugs',
    question: Lookup,
    freshFor: CACHE_LIFE.drugs,
    changesWith: 'coverageStats',
    fetch: async ({ q, year }, signal) => {
      const { data, ...facts } = await this.marketplace.drugsAutocomplete(q, year, signal);
      return { ...facts, body: data };
    },
  };

  /** Up to 20 medicines and 10 plans in a single call. */
  readonly coverage: CachedQuery<typeof CoverageQuestion> = {
    name: 'coverage',
    question: CoverageQuestion,
    freshFor: CACHE_LIFE.coverage,
    changesWith: 'coverageStats',
    fetch: async ({ drugs, plans, year }, signal) => {
      const answer = await this.marketplace.drugsCovered(drugs, plans, year, signal);
      const generics = await this.index.productsOf(answer.data.flatMap(({ generic_rxcui: rxcui }) => rxcui ?? []));
      const names = new Map(generics.map(({ rxcui, generic }) => [rxcui, generic]));
      const coverage = answer.data.map((row) => toCoverage(row, names.get(row.generic_rxcui ?? '') ?? null));
      return { ...answer, body: { coverage, provenance: provenanceOf(answer) } };
    },
  };

  readonly all: readonly CachedQuery[] = [this.lookup, this.coverage];

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly index: MedicineIndex,
  ) {}
}
