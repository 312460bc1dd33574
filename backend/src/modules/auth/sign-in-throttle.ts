import { createHmac, timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { SIGN_IN_THROTTLE } from '../../contract/limits.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { newToken } from '../../platform/crypto/secret-token.js';

const { free, capSeconds, forgetAfter, tellFrom, tellEvery } = SIGN_IN_THROTTLE;

/**
 * Slows guessing at one account down, from however many addresses it comes: after five tries each next one has to wait
 * twice as long as the one before, up to a cap, so nobody is ever locked out for good. Counting happens in the database:
 * it holds over all processes and while Redis is away. Addresses without an account are counted just the same. A browser
 * in which the person has signed in before is let through: a stranger's tries do not keep the owner out.
 */
@Injectable()
export class SignInThrottle {
  private readonly freeTries: number;

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.freeTries = free * config.rateLimitFactor;
  }

  /** Counts a try before the password is looked at. Throws `request.tooMany` with the seconds to wait. */
  async take(email: string): Promise<void> {
    const counted = await this.em.execute(
      `insert into sign_in_tries (account, tries, last_at) values (?, 1, now())
       on conflict (account) do update set tries = case when sign_in_tries.last_at < now() - make_interval(secs => ?) then 1 else sign_in_tries.tries + 1 end, last_at = now()
       where sign_in_tries.tries < ? or sign_in_tries.last_at + make_interval(secs => least(power(2, least(sign_in_tries.tries - ?, 20)), ?)) <= now()
       returning tries`,
      [this.keyOf(email), forgetAfter, this.freeTries, this.freeTries, capSeconds],
    );
    if (counted.length > 0) return;
    const [row] = await this.em.execute<{ wait: number }[]>(
      'select ceil(extract(epoch from last_at + make_interval(secs => least(power(2, least(tries - ?, 20)), ?)) - now()))::int as wait from sign_in_tries where account = ?',
      [this.freeTries, capSeconds, this.keyOf(email)],
    );
    throw new AppError('request.tooMany', { retryAfter: Math.max(1, row?.wait ?? 1) });
  }

  /** The right password, or a new one by a mailed link: the account starts afresh. */
  async clear(email: string): Promise<void> {
    await this.em.execute('delete from sign_in_tries where account = ?', [this.keyOf(email)]);
  }

  /** Whether the owner should hear of it now: once for each run of wrong tries, at most once a day. */
  async shouldTell(email: string): Promise<boolean> {
    const told = await this.em.execute(
      `update sign_in_tries set told_at = now() where account = ? and tries >= ? and (told_at is null or told_at < now() - make_interval(secs => ?)) returning 1`,
      [this.keyOf(email), tellFrom * this.config.rateLimitFactor, tellEvery],
    );
    return told.length > 0;
  }

  /** What a browser keeps to be known again: nothing about the account can be read from it. */
  deviceMark(email: string): string {
    const nonce = newToken().slice(0, 16);
    return `${nonce}.${this.sign(email, nonce)}`;
  }

  isKnownDevice(email: string, marks: readonly string[]): boolean {
    return marks.some((mark) => {
      const [nonce = '', signature = ''] = mark.split('.');
      const right = Buffer.from(this.sign(email, nonce));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given);
    });
  }

  private sign(email: string, nonce: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`known device\n${email}\n${nonce}`).digest('base64url');
  }

  private keyOf(email: string): Buffer {
    return createHmac('sha256', this.config.sessionSecret).update(`sign-in tries\n${email}`).digest();
  }
}
