import { Module, type DynamicModule, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENTITIES, PERSONAL_DATA } from '#backend/entities.js';
import { AlertsModule } from '#modules/alerts/index.js';
import { AuthRecordsModule } from '#modules/auth/index.js';
import { ConsentModule } from '#modules/consent/index.js';
import { ContactRequestsModule } from '#modules/contact-requests/index.js';
import { ContactModule } from '#modules/contact/index.js';
import { DeadlinesModule } from '#modules/deadlines/index.js';
import { DrugsModule } from '#modules/drugs/index.js';
import { PlansModule } from '#modules/plans/index.js';
import { SharesModule } from '#modules/shares/index.js';
import { UsersModule } from '#modules/users/index.js';
import { AuditTrailModule } from '#platform/audit/audit-trail.js';
import type { Config } from '#platform/config/config.js';
import { ScheduleRuns } from '#platform/health/schedule-runs.js';
import { MailModule } from '#platform/mail/mailer.js';
import { WorkersShareModule } from '#platform/marketplace/key-budget.js';
import { PersonalDataModule } from '#platform/personal-data/personal-data.js';
import { PlatformModule } from '#platform/platform.module.js';
import { QueueModule } from '#platform/queue/job-admin.service.js';
import { AuditLogHandlers } from './audit-log/audit-log.handlers.js';
import { AuditVerification } from './audit-log/audit-verification.js';
import { CacheRefreshHandlers } from './cache-refresh/cache-refresh.handlers.js';
import { CacheRefreshModule } from './cache-refresh/cache-refresh.module.js';
import { Consumers } from './consumers/consumers.js';
import { AccountChangeNotices } from './emails/account-change-notices.js';
import { EmailHandlers } from './emails/email.handlers.js';
import { InternalNotifications } from './emails/internal-notifications.js';
import { StoppableMails } from './emails/stoppable-mails.js';
import { Heartbeat } from './heartbeat.js';
import { MaintenanceHandlers } from './maintenance/maintenance.handlers.js';
import { LostEvents } from './relay/lost-events.js';
import { Relay } from './relay/relay.js';
import { AccountErasure } from './retention/account-erasure.js';
import { Schedules } from './schedules.js';

@Module({})
export class WorkersModule implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly emails: EmailHandlers,
    private readonly auditLog: AuditLogHandlers,
    private readonly cacheRefresh: CacheRefreshHandlers,
    private readonly maintenance: MaintenanceHandlers,
  ) {}

  static with(config: Config, logger: Logger): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        PlatformModule.with(config, logger, ENTITIES),
        PersonalDataModule.with(PERSONAL_DATA),
        QueueModule,
        WorkersShareModule,
        MailModule,
        AuditTrailModule,
        UsersModule,
        AlertsModule,
        DeadlinesModule,
        AuthRecordsModule,
        ConsentModule,
        ContactModule,
        ContactRequestsModule,
        DrugsModule,
        PlansModule,
        SharesModule,
        CacheRefreshModule,
      ],
      providers: [
        Relay,
        LostEvents,
        Consumers,
        EmailHandlers,
        InternalNotifications,
        AccountChangeNotices,
        StoppableMails,
        AuditLogHandlers,
        MaintenanceHandlers,
        AuditVerification,
        Heartbeat,
        AccountErasure,
        ScheduleRuns,
        Schedules,
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.consumers.start(this.emails);
    this.consumers.start(this.auditLog);
    this.consumers.start(this.cacheRefresh);
    this.consumers.start(this.maintenance);
  }
}
