import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CACHE_LIFE } from '../../contract/limits.js';
import type { AnswerKind } from '../../platform/cache/answer-kind.js';
import { CacheRenewal } from '../../platform/cache/cache-renewal.js';
import { MarketplaceClient } from '../../platform/marketplace/marketplace.client.js';
import { MedicineIndex } from './medicine-index.js';

const Lookup = z.object({ q: z.string(), year: z.number() });
const CoverageQuestion = z.object({ drugs: z.array(z.string()), plans: z.array(z.string()), year: z.number() });

/** The questions this room puts to the marketplace. A question holds medicines only, never who asks. */
@Injectable()
export class DrugAnswers {
  readonly lookup: AnswerKind<typeof Lookup> = {
    name: 'drugs',
    question: Lookup,
    freshFor: CACHE_LIFE.drugs,
    changesWith: 'coverageStats',
    ask: async ({ q, year }, signal) => {
      const { data, ...facts } = await this.marketplace.drugsAutocomplete(q, year, signal);
      return { ...facts, body: data };
    },
  };

  /** At most 20 medicines and 10 plans: one call. */
  readonly coverage: AnswerKind<typeof CoverageQuestion> = {
    name: 'coverage',
    question: CoverageQuestion,
    freshFor: CACHE_LIFE.coverage,
    changesWith: 'coverageStats',
    ask: async ({ drugs, plans, year }, signal) => {
      const { data, source, at } = await this.marketplace.drugsCovered(drugs, plans, year, signal);
      const generics = await this.index.productsOf(data.flatMap(({ generic_rxcui: rxcui }) => rxcui ?? []));
      const names = new Map(generics.map(({ rxcui, generic }) => [rxcui, generic]));
      const coverage = data.map((row) => ({ ...row, generic_name: names.get(row.generic_rxcui ?? '') ?? null }));
      return { source, at, body: { coverage, provenance: { asOf: at.toISOString(), source, stale: false } } };
    },
  };

  constructor(
    private readonly marketplace: MarketplaceClient,
    private readonly index: MedicineIndex,
    renewal: CacheRenewal,
  ) {
    renewal.register(this.lookup, this.coverage);
  }
}
