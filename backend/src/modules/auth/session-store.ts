import { createHash, randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Role } from '../../contract/access.js';
import { SESSION } from '../../contract/limits.js';
import { hashToken, newToken } from '../../platform/crypto/secret-token.js';
import type { AuthContext } from '../../platform/http/auth-context.js';

interface Row { id: string; user_id: string; role: Role; signed_in_at: string | Date; stale: boolean }

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface OpenSession { id: string; device: string; signed_in_at: string; seen_at: string }

/**
 * Sessions: an opaque random token in the cookie, its hash in the database. Reading never creates a row, so a session
 * that was ended while a request ran stays ended.
 */
@Injectable()
export class SessionStore {
  /** By token. Sessions this process ends leave at once, those another one ends after a few seconds. */
  private readonly found = new LRUCache<string, AuthContext>({ max: 10_000, ttl: SESSION.recentFor * 1_000 });

  constructor(private readonly em: EntityManager) {}

  /**
   * Starts a session. `isMarked`: the browser keeps this account's mark of an earlier sign-in. `isNewDevice` when it does
   * not, and this person never signed in from one that calls itself the same.
   */
  async create(userId: string, device: string, isMarked: boolean): Promise<{ token: string; id: string; isNewDevice: boolean }> {
    const token = newToken();
    const id = randomUUID();
    const deviceHash = hashOf(device);
    await this.em.execute(
      `insert into sessions (id, token_hash, user_id, signed_in_at, seen_at, ends_at, device, device_hash)
       values (?, ?, ?, now(), now(), now() + make_interval(secs => ?), ?, ?)`,
      [id, hashToken(token), userId, SESSION.absolute, device.slice(0, 300), deviceHash],
    );
    return { token, id, isNewDevice: (await this.isUnknown(userId, deviceHash)) && !isMarked };
  }

  /**
   * Who this token belongs to, with the role as it is now; null when the session ended, idled out or its person may
   * not sign in any more. Slides the idle window at most once a minute.
   */
  async load(token: string): Promise<AuthContext | null> {
    const [row] = await this.em.execute<Row[]>(
      `select s.id, s.user_id, u.role, s.signed_in_at, s.seen_at < now() - make_interval(secs => ?) as stale
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = ? and s.ends_at > now() and s.seen_at > now() - make_interval(secs => ?)
         and u.closed_at is null and u.email_confirmed_at is not null`,
      [SESSION.touchEvery, hashToken(token), SESSION.idle],
    );
    if (!row) return null;
    if (row.stale) await this.touch(row.id, row.user_id);
    return { userId: row.user_id, role: row.role, sessionId: row.id, signedInAt: new Date(row.signed_in_at) };
  }

  /** As `load`, or as it was found in the last seconds. For answers that are the same for everybody who may have them. */
  async recent(token: string): Promise<AuthContext | null> {
    const known = this.found.get(token);
    if (known) return known;
    const loaded = await this.load(token);
    if (loaded) this.found.set(token, loaded);
    return loaded;
  }

  /** Who this token belongs to, if it was found in the last seconds. */
  recentNow(token: string): AuthContext | null {
    return this.found.get(token) ?? null;
  }

  async end(token: string): Promise<void> {
    this.found.clear();
    await this.em.execute('delete from sessions where token_hash = ?', [hashToken(token)]);
  }

  /** Ends every session of a person, except perhaps the one in use. Returns how many there were. */
  async endAll(userId: string, exceptSessionId: string | null = null): Promise<number> {
    this.found.clear();
    const ended = await this.em.execute('delete from sessions where user_id = ? and (?::uuid is null or id <> ?) returning 1', [userId, exceptSessionId, exceptSessionId]);
    return ended.length;
  }

  /** Where a person is signed in, newest use first. */
  async listOf(userId: string): Promise<OpenSession[]> {
    return this.em.execute<OpenSession[]>(
      `select id, device, to_json(signed_in_at)#>>'{}' as signed_in_at, to_json(seen_at)#>>'{}' as seen_at from sessions
       where user_id = ? and ends_at > now() and seen_at > now() - make_interval(secs => ?) order by seen_at desc`,
      [userId, SESSION.idle],
    );
  }

  /** Ends one session of a person; says whether there was one. */
  async endOne(userId: string, sessionId: string): Promise<boolean> {
    this.found.clear();
    const ended = await this.em.execute('delete from sessions where user_id = ? and id = ? returning 1', [userId, sessionId]);
    return ended.length > 0;
  }

  private async touch(id: string, userId: string): Promise<void> {
    await this.em.execute('update sessions set seen_at = now() where id = ?', [id]);
    await this.em.execute('update users set last_seen_at = now() where id = ?', [userId]);
  }

  /** The very first sign-in of an account is nothing to warn about. Only the exact browser counts: a thief easily has one of the same kind. */
  private async isUnknown(userId: string, deviceHash: Buffer): Promise<boolean> {
    const [known] = await this.em.execute<{ any: boolean; same: boolean }[]>(
      'select count(*) > 0 as any, coalesce(bool_or(device_hash = ?), false) as same from known_devices where user_id = ?', [deviceHash, userId]);
    await this.em.execute(
      'insert into known_devices (user_id, device_hash, seen_at) values (?, ?, now()) on conflict (user_id, device_hash) do update set seen_at = now()',
      [userId, deviceHash],
    );
    return known !== undefined && known.any && !known.same;
  }
}
