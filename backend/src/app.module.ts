import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AdminModule } from '#modules/admin/index.js';
import { AlertsModule } from '#modules/alerts/index.js';
import { AccessGuard, AuthModule } from '#modules/auth/index.js';
import { ConsentModule } from '#modules/consent/index.js';
import { ContactModule } from '#modules/contact/index.js';
import { DeadlinesModule } from '#modules/deadlines/index.js';
import { DrugsModule } from '#modules/drugs/index.js';
import { PlansHealth, PlansModule } from '#modules/plans/index.js';
import { ProvidersModule } from '#modules/providers/index.js';
import { SharesModule } from '#modules/shares/index.js';
import { UsersModule } from '#modules/users/index.js';
import type { Config } from '#platform/config/config.js';
import { ReplyInterceptor } from '#platform/endpoint/serve.js';
import { HealthModule } from '#platform/health/health.module.js';
import { createApp } from '#platform/http/app.fastify.js';
import { DeadlockRetryInterceptor } from '#platform/http/deadlock-retry.interceptor.js';
import { DescriptionController } from '#platform/http/description.controller.js';
import { ErrorFilter } from '#platform/http/error.filter.js';
import { PolicyReportsController } from '#platform/http/policy-reports.controller.js';
import { RateLimitGuard, RefusalLimitInterceptor } from '#platform/limits/rate-limit.guard.js';
import { LimitsModule } from '#platform/limits/rate-limiter.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { PersonalDataModule } from '#platform/personal-data/personal-data.js';
import { PlatformModule } from '#platform/platform.module.js';
import { QueueModule } from '#platform/queue/job-admin.service.js';
import { ENTITIES, PERSONAL_DATA } from './entities.js';

@Module({})
export class AppModule {
  static with(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, logger, ENTITIES),
        PersonalDataModule.with(PERSONAL_DATA),
        HealthModule.with([PlansModule], [PlansHealth]),
        LimitsModule,
        MetricsModule,
        QueueModule,
        AdminModule,
        AlertsModule,
        AuthModule,
        UsersModule,
        ConsentModule,
        ContactModule,
        DeadlinesModule,
        DrugsModule,
        PlansModule,
        ProvidersModule,
        SharesModule,
      ],
      controllers: [DescriptionController, PolicyReportsController],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        // NestJS runs the global guards in the order in which they are listed. The guard for the rate limits comes
        // first, because checking rate limits costs less than looking up the session.
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: RefusalLimitInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: DeadlockRetryInterceptor },
      ],
    };
  }
}

export const buildApp = (config: Config, logger: Logger): Promise<NestFastifyApplication> =>
  createApp(AppModule.with(config, logger), config, logger);
