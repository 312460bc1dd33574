import { Module } from '@nestjs/common';
import { DrugQueries, DrugsModule } from '#modules/drugs/index.js';
import { PlanQueries, PlansModule } from '#modules/plans/index.js';
import { ProviderQueries, ProvidersModule } from '#modules/providers/index.js';
import { CACHED_QUERIES, CacheRenewal } from '#platform/cache/cache-renewal.js';
import type { CachedQuery } from '#platform/cache/cached-query.js';
import { CacheRefreshHandlers } from './cache-refresh.handlers.js';
import { ReleaseWatch } from './release-watch.js';

/** Its list must contain the queries of every module that caches answers. */
@Module({
  imports: [DrugsModule, PlansModule, ProvidersModule],
  providers: [
    {
      provide: CACHED_QUERIES,
      inject: [PlanQueries, DrugQueries, ProviderQueries],
      useFactory: (...modules: { all: readonly CachedQuery[] }[]) => modules.flatMap(({ all }) => all),
    },
    CacheRenewal,
    CacheRefreshHandlers,
    ReleaseWatch,
  ],
  exports: [CacheRefreshHandlers, ReleaseWatch],
})
export class CacheRefreshModule {}
