import { Module } from '@nestjs/common';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { MarketplaceModule } from '../../platform/marketplace/marketplace.module.js';
import { PlanAnswers } from './plan-answers.js';
import { PlansController } from './plans.controller.js';
import { PlansHealth } from './plans.health.js';
import { PlansService } from './plans.service.js';
import { SavedController } from './saved.controller.js';
import { SavedRecords } from './saved-records.js';
import { SavedService } from './saved.service.js';

@Module({
  imports: [MarketplaceModule, CacheModule],
  controllers: [PlansController, SavedController],
  providers: [PlansHealth, PlanAnswers, PlansService, SavedRecords, SavedService],
  exports: [PlansService],
})
export class PlansModule {}
