import { MikroORM, UnderscoreNamingStrategy, type AnyEntity, type EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { EntityManager, type Options } from '@mikro-orm/postgresql';
import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { BoundPostgreSqlDriver } from './bound-values.js';
import { refuseUnfitDatabase } from './refuse-unfit-database.js';
import { RowCursor } from './row-cursor.js';
import { TimeLimitedClient } from './time-limited-client.js';
import { currentEntityManager } from './unit-of-work.js';

const ENDINGS = { primary: 'pkey', foreign: 'fkey', unique: 'key', index: 'idx', sequence: 'seq', check: 'check' };

/** As PostgreSQL does by default, so that migrations need not name constraints. */
class ConstraintNames extends UnderscoreNamingStrategy {
  override indexName(tableName: string, columns: string[], type: keyof typeof ENDINGS | 'default'): string {
    return [tableName, ...columns, type === 'default' ? 'default' : ENDINGS[type]].join('_');
  }
}

export type Entities = readonly EntityClass<AnyEntity>[];

/**
 * Time limits in milliseconds: PostgreSQL cancels a statement after `statement`, and this process stops waiting for a
 * result after `query`, for a connection after `connect`. Otherwise, a slow database could use up all connections.
 */
const TIMEOUTS = { statement: 2_500, query: 3_500, connect: 3_000 };

interface Pool {
  size?: number;
  timeoutFactor?: number;
}

/** Migrations use the same options, but connect as the owner of the tables. */
export function ormOptions(url: string, entities: Entities, { size = 12, timeoutFactor = 1 }: Pool = {}): Options {
  return {
    driver: BoundPostgreSqlDriver,
    clientUrl: url,
    entities: [...entities],
    namingStrategy: ConstraintNames,
    metadataProvider: ReflectMetadataProvider,
    pool: { min: 0, max: size },
    driverOptions: {
      statement_timeout: TIMEOUTS.statement * timeoutFactor,
      query_timeout: TIMEOUTS.query * timeoutFactor,
      connectionTimeoutMillis: TIMEOUTS.connect * timeoutFactor,
      keepAlive: true,
      Client: TimeLimitedClient,
    },
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: false },
    context: currentEntityManager,
    // MikroORM's log messages are turned off, because they contain queries and values, which must not appear in the log
    // of the site.
    logger: () => undefined,
  };
}

/** One pool per process. Each request and job has its own fork of the EntityManager. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: MikroORM,
          inject: [CONFIG],
          useFactory: async ({ databaseUrl, databasePoolSize: size, timeoutFactor, production }: Config) => {
            const orm = await MikroORM.init(ormOptions(databaseUrl, entities, { size, timeoutFactor }));
            try {
              if (production) await refuseUnfitDatabase(orm);
              return orm;
            } catch (error) {
              await orm.close();
              throw error;
            }
          },
        },
        { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
        RowCursor,
      ],
      exports: [MikroORM, EntityManager, RowCursor],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close();
  }
}
