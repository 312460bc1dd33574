import type { AnyEntity, EntityClass } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Module, type DynamicModule, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Cipher } from '../crypto/cipher.js';

type Row = Record<string, unknown>;

/** A table with rows about people. A foreign key deletes the rows together with the account. */
interface PersonalTable {
  readonly entity: EntityClass<AnyEntity>;
  /** Property that contains the id of the person, if it is not `userId`. */
  readonly owner?: string;
  /** False if the rows say nothing about the person that the person does not know, such as links to exports. */
  readonly isExported?: false;
  /** Columns with secrets, hashes or other people's ids, which the export leaves out. */
  readonly hidden?: readonly string[];
  /** Columns whose values the export shows in another form. Binary columns are encrypted and shown as plain text. */
  readonly readable?: Readonly<Record<string, (value: string) => string>>;
  /** Whether only the owner of the account may read the rows. They are deleted when it may come to another owner. */
  readonly isPrivate?: true;
}

export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  /** Service that deletes what is private but not a row of its own, if there is such data. */
  readonly forgottenBy?: Type<{ forget(userId: string): Promise<void> }>;
}

/** Injection token of the list of all personal data, which the application puts together. */
const PERSONAL_DATA = Symbol('PERSONAL_DATA');

/** Exports and deletes what all modules store about a person. */
@Injectable()
export class PersonalDataStore {
  constructor(
    @Inject(PERSONAL_DATA) private readonly data: readonly PersonalData[],
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly services: ModuleRef,
  ) {}

  /** Returns all rows about a person, by the name of their table in alphabetical order. */
  async exportOf(userId: string): Promise<Record<string, Row[]>> {
    const tables: [string, Row[]][] = [];
    for (const table of this.data.flatMap((data) => data.tables))
      if (table.isExported !== false)
        tables.push([this.em.getMetadata(table.entity).tableName, await this.rowsOf(userId, table)]);
    return Object.fromEntries(tables.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /**
   * Deletes what only the owner may read, in the caller's transaction, before the account may come to another owner,
   * who reads the mail of the new address. The caller must flush the unit of work.
   */
  async deletePrivate(userId: string): Promise<void> {
    for (const { tables, forgottenBy } of this.data) {
      if (forgottenBy) await this.services.get(forgottenBy, { strict: false }).forget(userId);
      for (const { entity, isPrivate, owner = 'userId' } of tables)
        if (isPrivate) await this.em.nativeDelete(entity, { [owner]: userId });
    }
  }

  private async rowsOf(userId: string, table: PersonalTable): Promise<Row[]> {
    const { entity, owner = 'userId', hidden = [], readable = {} } = table;
    const query = this.em
      .createQueryBuilder(entity)
      .select('*')
      .where({ [owner]: userId });
    const read = (column: string, value: unknown): unknown => {
      if (Buffer.isBuffer(value)) return this.cipher.decrypt(value);
      return typeof value === 'string' ? (readable[column]?.(value) ?? value) : value;
    };
    return (await query.execute<Row[]>('all', false)).map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !hidden.includes(column))
          .map(([column, value]) => [column, read(column, value)]),
      ),
    );
  }
}

@Module({})
export class PersonalDataModule {
  static with(data: readonly PersonalData[]): DynamicModule {
    return {
      module: PersonalDataModule,
      global: true,
      providers: [{ provide: PERSONAL_DATA, useValue: data }, PersonalDataStore],
      exports: [PersonalDataStore],
    };
  }
}
