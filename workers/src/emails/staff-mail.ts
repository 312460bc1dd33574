import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload } from '../../../backend/src/contract/events.js';
import { UserRecords, UsersService } from '../../../backend/src/modules/users/index.js';
import { CONFIG, type Config } from '../../../backend/src/platform/config/config.js';
import { Mailer } from '../../../backend/src/platform/mail/mailer.js';
import { LETTERS, render } from './letters.js';

/** What ends the devices of a person, in their words. */
const TOLD = new Map([['email', 'email address'], ['password', 'password'], ['role', 'what it may do']]);

/** Tells people what staff changed of the key to their account: at the address there is now, and at one that was taken off. */
@Injectable()
export class StaffMail {
  constructor(
    private readonly users: UsersService,
    private readonly records: UserRecords,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async tell({ userId, changes }: EventPayload<'admin.userChanged'>, eventId: string): Promise<void> {
    const what = Object.keys(changes).flatMap((name) => TOLD.get(name) ?? []).join(', ');
    const user = await this.users.findById(userId);
    if (what === '' || !user || user.closedAt) return;
    const former = 'email' in changes ? await this.records.takeFormerAddresses(userId) : [];
    const letter = render(LETTERS.changedByStaff(what), user.firstName, this.config.appUrl);
    for (const [turn, to] of [user.email, ...former].entries()) await this.mailer.send({ to, eventId: turn === 0 ? eventId : `${eventId}.${turn}`, ...letter });
  }
}
