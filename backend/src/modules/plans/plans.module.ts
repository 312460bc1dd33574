import { Module } from '@nestjs/common';
import { loadPlaces, Places } from '#modules/facts/index.js';
import { CacheModule } from '#platform/cache/answer-cache.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import { UsersModule } from '../users/index.js';
import { PlanFigures } from './plan-figures.service.js';
import { PlanQueries } from './plan-queries.js';
import { PlansController } from './plans.controller.js';
import { PlansHealth } from './plans.health.js';
import { PlansService } from './plans.service.js';
import { SavedItemRepository } from './saved/saved-item.repository.js';
import { SavedController } from './saved/saved.controller.js';
import { SavedService } from './saved/saved.service.js';
import { YearCosts } from './year-costs.service.js';

@Module({
  imports: [MarketplaceModule, CacheModule, UsersModule],
  controllers: [PlansController, SavedController],
  // The data about places is loaded when the program starts, so that the first request does not have to wait for it.
  providers: [
    { provide: Places, useFactory: loadPlaces },
    PlansHealth,
    PlanFigures,
    PlanQueries,
    PlansService,
    SavedItemRepository,
    SavedService,
    YearCosts,
  ],
  exports: [PlansHealth, PlanFigures, PlanQueries, PlansService, SavedItemRepository],
})
export class PlansModule {}
