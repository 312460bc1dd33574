import { Property } from '@mikro-orm/decorators/legacy';

/** Columns of a table with one row per person. The row holds the person's list as encrypted JSON. */
export abstract class EncryptedList {
  abstract userId: string;

  @Property({ type: 'blob' })
  content!: Buffer;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  savedAt!: Date;
}
