import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/**
 * The most recent export of a person's data. The content of the export (`body`) is encrypted, and is null until a
 * worker has created the export file.
 */
@Entity({ tableName: 'data_exports' })
export class ExportedData {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();

  @Property({ type: 'blob', nullable: true })
  body: Buffer | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  endsAt: Date | null = null;
}
