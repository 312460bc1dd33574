import type { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { CacheModule } from '#platform/cache/answer-cache.js';
import { daysAgo } from '#platform/database/time.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { DrugsModule } from '../drugs/index.js';
import { PlansModule } from '../plans/index.js';
import { ProvidersModule } from '../providers/index.js';
import { UsersModule } from '../users/index.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsService } from './alerts.service.js';
import { ChangesRepository, FoundChange } from './changes/changes.repository.js';
import { AlertMails } from './mails/alert-mails.js';
import { StopLink } from './mails/stop-link.js';
import { AlertSettings, PastAlertSettings } from './settings/alert-settings.entity.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { NewYears } from './watch/new-years.js';
import { PriceCheck } from './watch/price-check.js';
import { SavedPlanWatch } from './watch/saved-plan-watch.js';
import { SnapshotWriter } from './watch/snapshot-writer.js';
import { PlanSnapshot, SnapshotRepository } from './watch/snapshot.repository.js';
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

export const ALERTS_DATA: PersonalData = {
  tables: [
    { entity: AlertSettings, hidden: ['stop_id'] },
    { entity: PastAlertSettings },
    { entity: FoundChange, isPrivate: true },
    { entity: PlanSnapshot, hidden: ['area'], isPrivate: true },
  ],
  forgottenBy: AlertsService,
};

/** Deletes old changes of saved plans, which the list in the account then no longer shows. */
export const deleteOldChanges = (em: EntityManager): Promise<number> =>
  em.nativeDelete(FoundChange, { foundAt: { $lt: daysAgo(RETENTION.foundChangesDays) } });
