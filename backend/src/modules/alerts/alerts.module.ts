import { Module } from '@nestjs/common';
import { CacheModule } from '#platform/cache/cache.module.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import { DrugsModule } from '../drugs/index.js';
import { PlansModule } from '../plans/index.js';
import { ProvidersModule } from '../providers/index.js';
import { UsersModule } from '../users/index.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsService } from './alerts.service.js';
import { ChangesRepository } from './changes/changes.repository.js';
import { AlertMails } from './mails/alert-mails.js';
import { StopLink } from './mails/stop-link.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { NewYears } from './watch/new-years.js';
import { PriceCheck } from './watch/price-check.js';
import { SavedPlanWatch } from './watch/saved-plan-watch.js';
import { SnapshotWriter } from './watch/snapshot-writer.js';
import { SnapshotRepository } from './watch/snapshot.repository.js';
import { WatchList } from './watch/watch-list.js';
import { WatchRuns } from './watch/watch-runs.js';

@Module({
  imports: [MarketplaceModule, CacheModule, UsersModule, PlansModule, DrugsModule, ProvidersModule],
  controllers: [AlertsController],
  providers: [
    AlertMails,
    AlertsService,
    ChangesRepository,
    NewYears,
    PriceCheck,
    SavedPlanWatch,
    SettingsRepository,
    SnapshotRepository,
    SnapshotWriter,
    StopLink,
    WatchList,
    WatchRuns,
  ],
  exports: [AlertMails, AlertsService, PriceCheck, SavedPlanWatch],
})
export class AlertsModule {}
