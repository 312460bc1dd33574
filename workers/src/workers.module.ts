import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENTITIES } from '../../backend/src/entities.js';
import { AuthRecordsModule } from '../../backend/src/modules/auth/index.js';
import { ConsentModule } from '../../backend/src/modules/consent/index.js';
import { ContactModule } from '../../backend/src/modules/contact/index.js';
import { DrugsModule } from '../../backend/src/modules/drugs/index.js';
import { PlansModule } from '../../backend/src/modules/plans/index.js';
import { UsersModule } from '../../backend/src/modules/users/index.js';
import type { Config } from '../../backend/src/platform/config/config.js';
import { ScheduleRuns } from '../../backend/src/platform/health/schedule-runs.js';
import { MailModule } from '../../backend/src/platform/mail/mail.module.js';
import { WorkersShareModule } from '../../backend/src/platform/marketplace/workers-share.module.js';
import { PlatformModule } from '../../backend/src/platform/platform.module.js';
import { QueueModule } from '../../backend/src/platform/queue/queue.module.js';
import { AuditLogHandlers } from './audit-log/audit-log.handlers.js';
import { AuditWatch } from './audit-log/audit-watch.js';
import { CacheRefreshHandlers } from './cache-refresh/cache-refresh.handlers.js';
import { ReleaseWatch } from './cache-refresh/release-watch.js';
import { Consumers } from './consume.js';
import { EmailHandlers } from './emails/email.handlers.js';
import { FirmMail } from './emails/firm-mail.js';
import { StaffMail } from './emails/staff-mail.js';
import { Heartbeat } from './heartbeat.js';
import { MaintenanceHandlers } from './maintenance/maintenance.handlers.js';
import { Relay } from './relay/relay.js';
import { Retention } from './retention/retention.js';
import { Schedules } from './schedules.js';

/** The worker process: relay, one consumer per queue, and the clocks. */
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
      imports: [PlatformModule.with(config, logger, ENTITIES), QueueModule, WorkersShareModule, MailModule, UsersModule, AuthRecordsModule, ConsentModule, ContactModule, DrugsModule, PlansModule],
      providers: [Relay, Consumers, EmailHandlers, FirmMail, StaffMail, AuditLogHandlers, CacheRefreshHandlers, MaintenanceHandlers, AuditWatch, Heartbeat, ReleaseWatch, Retention, ScheduleRuns, Schedules],
    };
  }

  onApplicationBootstrap(): void {
    this.consumers.start(this.emails);
    this.consumers.start(this.auditLog);
    this.consumers.start(this.cacheRefresh);
    this.consumers.start(this.maintenance);
  }
}
