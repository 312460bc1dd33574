import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/** A link with which a staff member can download an export once, within a few minutes. */
@Entity({ tableName: 'export_links' })
@Index({ name: 'export_links_asked_by', properties: ['askedBy'] })
@Index({ name: 'export_links_end', properties: ['expiresAt'] })
export class ExportLink {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'blob', unique: 'export_links_token_hash' })
  tokenHash!: Buffer;

  /** Id of the staff member who asked for the export. The export of a person's own data leaves such links out. */
  @BelongsToUser({ fieldName: 'asked_by' })
  askedBy!: string;

  /** Encrypted JSON, because the text of a search may be the name of a person. */
  @Property({ type: 'blob' })
  content!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
