import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditModule } from './audit/audit.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { CryptoModule } from './crypto/crypto.module.js';
import { DatabaseModule, type Entities } from './database/database.module.js';
import { EventsModule } from './events/events.module.js';
import { LoggingModule } from './logging/logging.module.js';

@Module({})
export class PlatformModule {
  static with(config: Config, logger: Logger, entities: Entities): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(logger),
        DatabaseModule.with(entities),
        CryptoModule,
        EventsModule,
        AuditModule,
      ],
    };
  }
}
