import { randomUUID } from 'node:crypto';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { CONTACT_REQUESTS, type RequestFilter } from '#contract/api/contact-requests.contract.js';
import { pathOf } from '#contract/api/endpoint.js';
import type { ExportLink as ExportLinkReply, UserFilter } from '#contract/api/managed-user.contract.js';
import { EXPORT_LINK } from '#contract/limits/staff.js';
import { Cipher, hashToken, newToken } from '#platform/crypto/cipher.js';
import { now, secondsAhead } from '#platform/database/time.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../../users/index.js';

/** A link with which a staff member can download an export once, within a few minutes. */
@Entity({ tableName: 'export_links' })
@Index({ name: 'export_links_asked_by', properties: ['askedBy'] })
@Index({ name: 'export_links_end', properties: ['expiresAt'] })
class ExportLink {
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

/** The accounts that match a query or, if `ids` is given, those with these ids. */
export interface UserExport {
  what: 'users';
  query: UserFilter;
  ids?: readonly string[] | undefined;
}
export interface RequestExport {
  what: 'contactRequests';
  query: RequestFilter;
}
type ExportContent = UserExport | RequestExport;
type What = ExportContent['what'];

const DOWNLOADS = {
  users: ADMIN_USERS.downloadExport,
  contactRequests: CONTACT_REQUESTS.downloadExport,
} as const satisfies Record<What, unknown>;

/** Each works once, within `EXPORT_LINK.life` seconds, for the one who asked. Only its hash is stored. */
@Injectable()
export class ExportLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /** Creates a link for a staff member. The caller must flush the unit of work. */
  create(askedBy: string, content: ExportContent): ExportLinkReply {
    const token = newToken();
    const link = this.em.create(
      ExportLink,
      { id: randomUUID(), tokenHash: hashToken(token), askedBy, content: this.cipher.encrypt(JSON.stringify(content)) },
      { partial: true },
    );
    // MikroORM accepts SQL expressions when an entity is changed, but not when it is created.
    Object.assign(link, { expiresAt: secondsAhead(EXPORT_LINK.life) });
    return {
      path: pathOf(DOWNLOADS[content.what], { token }),
      expires_at: new Date(Date.now() + EXPORT_LINK.life * 1_000).toISOString(),
    };
  }

  /** Null if it is somebody else's or of another kind, expired or used. Of two requests, one gets it. */
  async take<W extends What>(
    what: W,
    askedBy: string,
    token: string,
  ): Promise<Extract<ExportContent, { what: W }> | null> {
    const wanted = { tokenHash: hashToken(token), askedBy, expiresAt: { $gt: now() } };
    const link = await this.em.findOne(ExportLink, wanted, { disableIdentityMap: true });
    const taken = await this.em.nativeDelete(ExportLink, wanted);
    if (!link || taken !== 1) return null;
    const content = JSON.parse(this.cipher.decrypt(link.content)) as ExportContent;
    return content.what === what ? (content as Extract<ExportContent, { what: W }>) : null;
  }
}

/** The content of a link is about others, and the audit trail tells who asked for it, so it is not exported. */
export const ADMIN_DATA: PersonalData = { tables: [{ entity: ExportLink, owner: 'askedBy', isExported: false }] };

export const deleteExpiredExportLinks = (em: EntityManager): Promise<number> =>
  em.nativeDelete(ExportLink, { expiresAt: { $lt: now() } });
