import { Injectable } from '@nestjs/common';
import { ConsentRepository } from '../consent/index.js';
import { ContactMessageRepository } from '../contact/index.js';
import { UserRepository } from '../users/index.js';
import { agreementByAccount } from './agreement.js';
import { ContactRequestRepository } from './contact-request.repository.js';

/** Keeps the list of contact requests up to date. Workers call it after events; it is safe to repeat. */
@Injectable()
export class ContactRequestRecorder {
  constructor(
    private readonly requests: ContactRequestRepository,
    private readonly messages: ContactMessageRepository,
    private readonly consents: ConsentRepository,
    private readonly users: UserRepository,
  ) {}

  async recordMessage(messageId: string): Promise<void> {
    const message = (await this.messages.listByIds([messageId])).get(messageId);
    if (message) await this.requests.record({ messageId }, message.receivedAt);
  }

  /** Whoever no longer agrees stays on the list, so that staff see why there is nothing left to do. */
  async recordPerson(userId: string): Promise<void> {
    const [user] = await this.users.listByIds([userId]);
    if (!user) return;
    const newest = await this.consents.newestOf(userId);
    const agreement = agreementByAccount(user, newest);
    if (agreement) await this.requests.record({ userId }, agreement.at);
    else if (!user.consentToContact) await this.requests.endFor(userId);
  }
}
