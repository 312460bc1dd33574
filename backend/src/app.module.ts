import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import type { Logger } from 'pino';
import { ENTITIES } from './entities.js';
import { AdminModule } from './modules/admin/index.js';
import { AuthModule } from './modules/auth/index.js';
import { ConsentModule } from './modules/consent/index.js';
import { ContactModule } from './modules/contact/index.js';
import { DrugsModule } from './modules/drugs/index.js';
import { PlansModule } from './modules/plans/index.js';
import { UsersModule } from './modules/users/index.js';
import type { Config } from './platform/config/config.js';
import { PlatformModule } from './platform/platform.module.js';
import { DescriptionController } from './platform/http/description.controller.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { ReplyInterceptor } from './platform/http/reply.interceptor.js';
import { HotLaneModule } from './platform/cache/hot-lane.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { RefusalLimit } from './platform/limits/refusal-limit.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { QueueModule } from './platform/queue/queue.module.js';

/** The web process: platform, rooms, and what applies to every call. */
@Module({})
export class AppModule {
  static with(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.with(config, logger, ENTITIES), HealthModule, LimitsModule, HotLaneModule, MetricsModule, QueueModule, AdminModule, AuthModule, UsersModule, ConsentModule, ContactModule, DrugsModule, PlansModule],
      controllers: [DescriptionController],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: RefusalLimit },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
      ],
    };
  }
}
