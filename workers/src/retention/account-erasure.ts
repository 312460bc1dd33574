import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { AccountTokens } from '#modules/auth/index.js';
import { UserRepository } from '#modules/users/index.js';
import { Publisher } from '#platform/events/publisher.js';

/** Erases accounts after the periods stated in the privacy policy. Each method returns a text for the log. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: AccountTokens,
    private readonly accounts: UserRepository,
    private readonly events: Publisher,
  ) {}

  /** One day before the promised 14 days have passed. */
  async eraseRequested(): Promise<string> {
    const erased = await this.em.transactional(async () => {
      const ids = await this.accounts.eraseRequested(RETENTION.erasureDays);
      for (const userId of ids) this.events.publish('user.erased', { userId });
      return ids.length;
    });
    return `${erased} accounts erased, ${await this.accounts.countErasureRequests()} requests wait for their day`;
  }

  /** Kept as long as a link that was emailed to its owner still works. */
  async eraseUnconfirmed(): Promise<string> {
    const erased = await this.em.transactional(async () => {
      const users = await this.accounts.lockUnconfirmed(RETENTION.unconfirmedAccountDays);
      const holders = await this.tokens.listHolders(users.map(({ id }) => id));
      const due = users.filter(({ id }) => !holders.has(id));
      for (const user of due) {
        this.accounts.erase(user);
        this.events.publish('user.erased', { userId: user.id });
      }
      return due.length;
    });
    return `${erased} accounts erased that nobody confirmed in ${RETENTION.unconfirmedAccountDays} days`;
  }
}
