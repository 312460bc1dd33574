import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload } from '#contract/events.js';
import { UserRepository, UsersService } from '#modules/users/index.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { Inbox } from '#platform/events/inbox.js';
import { Mailer } from '#platform/mail/mailer.js';
import { EMAIL_TEMPLATES } from './email-templates.js';
import { greetedName, renderEmail } from './render-email.js';

/** Account fields, by their names in the email about a change by staff. Such a change signs the person out. */
const CHANGE_NAMES = new Map([
  ['email', 'email address'],
  ['password', 'password'],
  ['role', 'role'],
]);

/** At the current address of the account, and at each address that staff removed from it. */
@Injectable()
export class AccountChangeNotices {
  constructor(
    private readonly users: UsersService,
    private readonly records: UserRepository,
    private readonly mailer: Mailer,
    private readonly inbox: Inbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send({ userId, changes }: EventPayload<'admin.userChanged'>, eventId: string): Promise<void> {
    const what = Object.keys(changes)
      .flatMap((name) => CHANGE_NAMES.get(name) ?? [])
      .join(', ');
    const user = await this.users.findById(userId);
    if (what === '' || !user) return;
    const mail = EMAIL_TEMPLATES.changedByStaff(what, {
      isMoved: 'email' in changes,
      isEmptied: 'confirmed' in changes,
      isLocked: user.lockedAt !== null,
    });
    const content = renderEmail(mail, greetedName(user), this.config.appUrl);
    if (!user.closedAt)
      await this.inbox.atLeastOnce('emails:staff.present', eventId, () =>
        this.mailer.send({ to: user.email, eventId, ...content }),
      );
    if (!('email' in changes)) return;
    for (const to of await this.records.listFormerAddresses(userId)) {
      await this.mailer.sendUnlessRefused({ to, eventId, part: addressTag(to), ...content });
      await this.records.removeFormerAddress(userId, to);
    }
  }
}

/** Emails to different former addresses have different ids, the same at a retry. */
const addressTag = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 12);
