import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PROVIDER_BATCH } from '#contract/limits/care.js';
import type { CachedQuery } from '#platform/cache/cached-query.js';
import { CACHE_LIFE } from '#platform/marketplace/limits.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { provenanceOf } from '../plans/index.js';

const Search = z.object({ q: z.string(), zipcode: z.string(), types: z.array(z.string()) });
const Coverage = z.object({ npis: z.array(z.string()), plans: z.array(z.string()), year: z.number() });

/** Queries about doctors whose answers are cached. Their parameters contain nothing about the person who asks. */
@Injectable()
export class ProviderQueries {
  readonly search: CachedQuery<typeof Search> = {
    name: 'providers',
    question: Search,
    freshFor: CACHE_LIFE.coverage,
    changesWith: 'coverageStats',
    fetch: async ({ q, zipcode, types }, signal) => {
      const answer = await this.marketplace.providersAutocomplete(q, zipcode, types, signal);
      const providers = answer.data.slice(0, PROVIDER_BATCH.found);
      return { ...answer, body: { providers, provenance: provenanceOf(answer) } };
    },
  };

  readonly coverage: CachedQuery<typeof Coverage> = {
    name: 'providerCoverage',
    question: Coverage,
    freshFor: CACHE_LIFE.coverage,
    changesWith: 'coverageStats',
    fetch: async ({ npis, plans, year }, signal) => {
      const answer = await this.marketplace.providersCovered(npis, plans, year, signal);
      return { ...answer, body: { coverage: answer.data, provenance: provenanceOf(answer) } };
    },
  };

  readonly all: readonly CachedQuery[] = [this.search, this.coverage];

  constructor(private readonly marketplace: MarketplaceClient) {}
}
