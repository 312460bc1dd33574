import { type AnyEntity, type EntityClass, MikroORM } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { EntityManager, type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { OutboxRow } from '../events/outbox.entity.js';
import { currentEntityManager } from './unit-of-work.js';

export type Entities = readonly EntityClass<AnyEntity>[];

/** Milliseconds one statement may take; a slow database must not hold every connection. */
const STATEMENT_TIMEOUT = 2_500;

/** Options of a connection that sees the given entities. Migrations run elsewhere, under the owner's role. */
export function ormOptions(url: string, entities: Entities): Options {
  return {
    driver: PostgreSqlDriver,
    clientUrl: url,
    entities: [OutboxRow, ...entities],
    metadataProvider: ReflectMetadataProvider,
    pool: { min: 0, max: 12 },
    driverOptions: { statement_timeout: STATEMENT_TIMEOUT },
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: false },
    context: currentEntityManager,
    // MikroORM's own lines are for developers; ours are structured and go elsewhere.
    logger: () => undefined,
  };
}

/** One connection pool per process. Each request and each job works on its own fork (see `withEntityManager`). */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: MikroORM, inject: [CONFIG], useFactory: (config: Config) => MikroORM.init(ormOptions(config.databaseUrl, entities)) },
        { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
      ],
      exports: [MikroORM, EntityManager],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close();
  }
}
