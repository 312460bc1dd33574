import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { EventPayload } from '#contract/events.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { SignInThrottle, type GuessKind } from './sign-in-throttle.js';

interface Attempt<T> {
  userId: string;
  kind: GuessKind;
  by: EventPayload<'user.proofFailed'>['by'];
  check: () => Promise<T | null>;
  refusal: AppError;
}

/** For the current password and codes. Wrong attempts cause delays and are recorded. */
@Injectable()
export class ProofAttempts {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: SignInThrottle,
    private readonly events: Publisher,
  ) {}

  /** Throws `refusal` if `check` returns null, and `request.tooMany` after too many wrong attempts. */
  async make<T>({ userId, kind, by, check, refusal }: Attempt<T>): Promise<T> {
    try {
      await this.throttle.take(userId, kind);
    } catch (error) {
      if (error instanceof AppError) await this.record(userId, by, true);
      throw error;
    }
    const result = await check();
    if (result === null) {
      await this.record(userId, by, false);
      throw refusal;
    }
    await this.throttle.clear(userId, kind);
    return result;
  }

  private async record(userId: string, by: Attempt<unknown>['by'], isSlowed: boolean): Promise<void> {
    this.events.publish('user.proofFailed', { userId, by, isSlowed });
    await this.em.flush();
  }
}
