import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';

export type PersonalRow = Record<string, unknown>;
/** The rows that a module stores about a person, by table, for the export of that person's data. */
export type PersonalData = Record<string, PersonalRow[]>;

interface Columns {
  /** Columns that contain secrets or hashes. The export of a person's data leaves them out. */
  hidden?: readonly string[];
  /**
   * Columns with encrypted or otherwise unreadable values. For each of these columns, a function makes the values
   * readable for the export of a person's data.
   */
  readable?: Readonly<Record<string, (value: never) => unknown>>;
}

export async function personalRows<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  where: QBFilterQuery<T, never, never, never>,
  { hidden = [], readable = {} }: Columns = {},
): Promise<PersonalRow[]> {
  const rows = await em.createQueryBuilder(entity).select('*').where(where).execute<PersonalRow[]>('all', false);
  const read = (column: string, value: unknown): unknown =>
    value === null ? null : (readable[column]?.(value as never) ?? value);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !hidden.includes(column))
        .map(([column, value]) => [column, read(column, value)]),
    ),
  );
}
