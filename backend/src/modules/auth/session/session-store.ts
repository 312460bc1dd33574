import { createHash, randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Role } from '#contract/access.js';
import { deviceName } from '#contract/device-name.js';
import { SESSION } from '#contract/limits/sessions.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { hashToken, newToken } from '#platform/crypto/cipher.js';
import { isDatabaseDown } from '#platform/database/time-limited-client.js';
import { now, secondsAgo, secondsAhead } from '#platform/database/time.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { UserRepository } from '../../users/index.js';
import { PendingProofs } from './pending-proofs.js';
import { Session } from './session.entity.js';

interface SessionRow {
  id: string;
  user_id: string;
  role: Role;
  fresh: boolean;
  has_factor: boolean;
  stale: boolean;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const running = () => ({ endsAt: { $gt: now() }, seenAt: { $gt: secondsAgo(SESSION.idle) } });

export interface OpenSession {
  id: string;
  device: string;
  signed_in_at: string;
  seen_at: string;
}

/** Stores hashes of tokens. Reading never creates a session, so one that ended meanwhile stays ended. */
@Injectable()
export class SessionStore {
  /** Cleared when this process ends a session. The end by another process may take a few seconds. */
  private readonly found = new LRUCache<string, AuthContext>({ max: 10_000, ttl: SESSION.recentFor * 1_000 });

  constructor(
    private readonly em: EntityManager,
    private readonly accounts: UserRepository,
    private readonly proofs: PendingProofs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Starts a session. The caller must flush the unit of work. If the person already has the maximum number of sessions,
   * the oldest one ends. `hasFactor` says whether the person proved a second factor. `hasToken` says whether a cookie
   * proves that this account signed in from this browser before. `isNewDevice` in the result is true if `hasToken` is
   * false and the person has signed in before, but never with this user agent.
   */
  async create(
    userId: string,
    device: string,
    { hasToken, hasFactor }: { hasToken: boolean; hasFactor: boolean },
  ): Promise<{ token: string; id: string; isNewDevice: boolean }> {
    await this.endOldest(userId);
    const token = newToken();
    const id = randomUUID();
    const deviceHash = hashOf(device);
    const session = this.em.create(
      Session,
      { id, tokenHash: hashToken(token), user: userId, device: device.slice(0, 300), deviceHash },
      { partial: true },
    );
    // MikroORM accepts SQL expressions when an entity is changed, but not when it is created. The times of the session
    // are therefore set after the entity was created.
    Object.assign(session, {
      signedInAt: now(),
      provedAt: now(),
      seenAt: now(),
      endsAt: secondsAhead(SESSION.absolute),
      factorAt: hasFactor ? now() : null,
    });
    await this.accounts.markSeen(userId);
    return { token, id, isNewDevice: (await this.isUnknown(userId, deviceHash)) && !hasToken };
  }

  /**
   * Returns the person whose session has this token, with their current role. If a second factor is required and was
   * not proved in this session, staff get the role `patient`. Returns null if the session has ended or has been
   * inactive for too long, or if the person may no longer sign in. The method also records when the session was last
   * used, at most once a minute.
   */
  async load(token: string): Promise<AuthContext | null> {
    // Raw SQL is used because this query runs for every request of a signed-in person, and the ORM would take several
    // times as long.
    const [row] = await this.em.execute<SessionRow[]>(
      `select s.id, s.user_id, u.role, s.factor_at is not null as has_factor,
         s.proved_at > now() - make_interval(secs => ?) as fresh, s.seen_at < now() - make_interval(secs => ?) as stale
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = ? and s.ends_at > now() and s.seen_at > now() - make_interval(secs => ?)
         and u.closed_at is null and u.locked_at is null and u.email_confirmed_at is not null`,
      [SESSION.freshFor * this.config.timeoutFactor, SESSION.touchEvery, hashToken(token), SESSION.idle],
    );
    if (!row) return null;
    if (row.stale) await this.touch(row.id, row.user_id);
    const mayWork = row.has_factor || !this.config.secondFactorRequired;
    return {
      userId: row.user_id,
      role: mayWork ? row.role : 'patient',
      accountRole: row.role,
      sessionId: row.id,
      isFresh: row.fresh,
    };
  }

  async addressOf(token: string): Promise<string | null> {
    const session = await this.em.findOne(
      Session,
      { ...running(), tokenHash: hashToken(token), user: { closedAt: null, lockedAt: null } },
      { fields: ['user.email'], disableIdentityMap: true },
    );
    return session && session.user.email;
  }

  /** It may be a few seconds old, so it is only for data that is the same for everyone allowed to see it. */
  async recent(token: string): Promise<AuthContext | null> {
    const known = this.found.get(token);
    if (known) return known;
    const loaded = await this.load(token);
    if (loaded) this.found.set(token, loaded);
    return loaded;
  }

  async end(token: string): Promise<void> {
    this.found.clear();
    await this.em.nativeDelete(Session, { tokenHash: hashToken(token) });
  }

  /** The old token stops working. `isProved`: the person has just proved their identity. */
  async renew(sessionId: string, { isProved = false } = {}): Promise<string> {
    const token = newToken();
    this.found.clear();
    const proved = isProved ? { provedAt: now() } : {};
    await this.em.nativeUpdate(Session, { id: sessionId }, { tokenHash: hashToken(token), ...proved });
    return token;
  }

  async noteFactor(sessionId: string): Promise<void> {
    this.found.clear();
    await this.em.nativeUpdate(Session, { id: sessionId }, { factorAt: now() });
  }

  async forgetFactor(userId: string): Promise<void> {
    this.found.clear();
    await this.em.nativeUpdate(Session, { user: userId }, { factorAt: null });
  }

  /** With the unfinished sign-ins, except one session. Returns the number of ended sessions. */
  async endAll(userId: string, exceptSessionId: string | null = null): Promise<number> {
    this.found.clear();
    await this.proofs.endAll(userId);
    return this.em.nativeDelete(Session, {
      user: userId,
      ...(exceptSessionId !== null && { id: { $ne: exceptSessionId } }),
    });
  }

  async listOf(userId: string): Promise<OpenSession[]> {
    const sessions = await this.em.find(
      Session,
      { ...running(), user: userId },
      { orderBy: { seenAt: 'desc' }, disableIdentityMap: true },
    );
    return sessions.map(({ id, device, signedInAt, seenAt }) => ({
      id,
      device: deviceName(device),
      signed_in_at: signedInAt.toISOString(),
      seen_at: seenAt.toISOString(),
    }));
  }

  async endOne(userId: string, sessionId: string): Promise<boolean> {
    this.found.clear();
    return (await this.em.nativeDelete(Session, { user: userId, id: sessionId })) > 0;
  }

  private async endOldest(userId: string): Promise<void> {
    const ended = await this.em.execute(
      `delete from sessions where id in
         (select id from sessions where user_id = ? order by signed_in_at desc, id desc offset ?) returning 1`,
      [userId, SESSION.parallel * this.config.rateLimitFactor - 1],
    );
    if (ended.length > 0) this.found.clear();
  }

  /** If the database cannot write, for instance to a full disk, the earlier time remains. */
  private async touch(id: string, userId: string): Promise<void> {
    try {
      await this.em.nativeUpdate(Session, { id }, { seenAt: now() });
      await this.accounts.markSeen(userId);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
    }
  }

  /** An attacker may use the same kind of browser, so only exactly this user agent counts. It is then stored. */
  private async isUnknown(userId: string, deviceHash: Buffer): Promise<boolean> {
    // Raw SQL is used because a sign-in keeps a person waiting, and the three steps then take one round trip. The
    // counts do not include the row that the same statement stores.
    const [row] = await this.em.execute<{ isUnknown: boolean }[]>(
      `with known as (
         select count(*) as all_devices, count(*) filter (where device_hash = ?) as same
         from known_devices where user_id = ?
       ), stored as (
         insert into known_devices (user_id, device_hash, seen_at) values (?, ?, now())
         on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
       )
       select all_devices > 0 and same = 0 as "isUnknown" from known`,
      [deviceHash, userId, userId, deviceHash],
    );
    return row?.isUnknown ?? false;
  }
}
