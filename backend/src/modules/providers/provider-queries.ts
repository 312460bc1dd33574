import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PROVIDER_BATCH } from '#contract/limits/care.js';
import type { CachedQuery, FetchedReply } from '#platform/cache/cached-query.js';
import { CACHE_LIFE } from '#platform/marketplace/limits.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import type { Answer } from '#platform/marketplace/question.js';

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
      return replyOf(answer, { providers: answer.data.slice(0, PROVIDER_BATCH.found) });
    },
  };

  readonly coverage: CachedQuery<typeof Coverage> = {
    name: 'providerCoverage',
    question: Coverage,
    freshFor: CACHE_LIFE.coverage,
    changesWith: 'coverageStats',
    fetch: async ({ npis, plans, year }, signal) => {
      const answer = await this.marketplace.providersCovered(npis, plans, year, signal);
      return replyOf(answer, { coverage: answer.data });
    },
  };

  readonly all: readonly CachedQuery[] = [this.search, this.coverage];

  constructor(private readonly marketplace: MarketplaceClient) {}
}

function replyOf({ at, source, imported }: Answer<unknown>, data: object): FetchedReply {
  const provenance = { asOf: at.toISOString(), source, ...(imported && { imported }), stale: false };
  return { at, source, body: { ...data, provenance } };
}
