import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload } from '../../../backend/src/contract/events.js';
import { UserRecords, UsersService } from '../../../backend/src/modules/users/index.js';
import { CONFIG, type Config } from '../../../backend/src/platform/config/config.js';
import { Inbox } from '../../../backend/src/platform/events/inbox.js';
import { Mailer } from '../../../backend/src/platform/mail/mailer.js';
import { LETTERS } from './letters.js';
import { render } from './render.js';

/** What ends the devices of a person, in their words. */
const TOLD = new Map([['email', 'email address'], ['password', 'password'], ['role', 'what it may do']]);

/** Tells people what staff changed of the key to their account: at the address there is now, and at one that was taken off. */
@Injectable()
export class StaffMail {
  constructor(
    private readonly users: UsersService,
    private readonly records: UserRecords,
    private readonly mailer: Mailer,
    private readonly inbox: Inbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async tell({ userId, changes }: EventPayload<'admin.userChanged'>, eventId: string): Promise<void> {
    const what = Object.keys(changes).flatMap((name) => TOLD.get(name) ?? []).join(', ');
    const user = await this.users.findById(userId);
    // Taken and told whatever became of the account since: nobody else will come for them.
    const former = 'email' in changes ? await this.records.takeFormerAddresses(userId) : [];
    if (what === '' || !user) return;
    const letter = render(LETTERS.changedByStaff(what), user.firstName, this.config.appUrl);
    if (!user.closedAt) await this.inbox.part('emails:staff.present', eventId, () => this.mailer.send({ to: user.email, eventId, ...letter }));
    for (const [turn, to] of former.toSorted().entries()) {
      const part = `former.${turn}`;
      await this.inbox.part(`emails:staff.${part}`, eventId, () => this.mailer.sendUnlessRefused({ to, eventId: `${eventId}.${part}`, ...letter }));
    }
  }
}
