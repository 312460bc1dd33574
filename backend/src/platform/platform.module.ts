import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditModule } from './audit/audit-reader.js';
import { CONFIG, type Config } from './config/config.js';
import { Cipher } from './crypto/cipher.js';
import { DatabaseModule, type Entities } from './database/database.module.js';
import { Inbox } from './events/inbox.js';
import { Outbox } from './events/outbox.js';
import { Publisher } from './events/publisher.js';
import { LOGGER } from './logging/logger.js';

@Module({})
export class PlatformModule {
  static with(config: Config, logger: Logger, entities: Entities): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [DatabaseModule.with(entities), AuditModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        Cipher,
        Publisher,
        Inbox,
        Outbox,
      ],
      exports: [CONFIG, LOGGER, Cipher, Publisher, Inbox, Outbox],
    };
  }
}
