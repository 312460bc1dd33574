import { Inject, Injectable, Optional } from '@nestjs/common';
import type { CallPermission } from '#contract/api/contact-requests.contract.js';
import { ConsentRepository, type DecryptedConsent } from '../consent/index.js';
import { ContactMessageRepository, type ReceivedMessage } from '../contact/index.js';
import { UserRepository, type User } from '../users/index.js';
import { agreementByAccount, agreementByMessage, type Agreement } from './agreement.js';
import { callPermission } from './call-permission.js';
import type { ContactRequestRow } from './contact-request.entity.js';
import { likelyZones, zonesOfState } from './state-time-zones.js';

/** Injection token for the clock by which calls are allowed. Without one, it is the clock of the process. */
export const CALL_CLOCK = Symbol('CALL_CLOCK');

/** A contact request together with the person and what the person agrees to at this moment. */
export interface DescribedRequest {
  readonly row: ContactRequestRow;
  readonly name: string;
  /** Null if the person no longer agrees to be contacted. */
  readonly email: string | null;
  /** Null if the person left no number, or does not agree to calls or text messages. */
  readonly phone: string | null;
  readonly message: string | null;
  readonly agreement: Agreement | null;
  readonly call: CallPermission;
}
type Person = Pick<DescribedRequest, 'name' | 'email' | 'phone' | 'message' | 'agreement'>;

/** Length of the issuer's number in the id of a plan. The two letters of the state follow it. */
const ISSUER_DIGITS = 5;

/** Finds out who is behind contact requests, what they agreed to, and whether they may be called now. */
@Injectable()
export class ContactRequestReader {
  private readonly now: () => Date;

  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly consents: ConsentRepository,
    private readonly users: UserRepository,
    @Optional() @Inject(CALL_CLOCK) clock?: () => Date,
  ) {
    this.now = clock ?? (() => new Date());
  }

  /** Describes requests in the given order. Requests whose message or account was just deleted are left out. */
  async describe(rows: readonly ContactRequestRow[]): Promise<DescribedRequest[]> {
    const userIds = rows.flatMap(({ userId }) => userId ?? []);
    const messages = await this.messages.listByIds(rows.flatMap(({ messageId }) => messageId ?? []));
    const users = new Map((await this.users.listByIds(userIds)).map((user) => [user.id, user]));
    const consents = await this.consents.newestOfEach(userIds);
    return rows.flatMap((row) => {
      const message = row.messageId === null ? undefined : messages.get(row.messageId);
      const user = row.userId === null ? undefined : users.get(row.userId);
      if (message) return this.describeOne(row, bySender(message));
      return user ? this.describeOne(row, byOwner(user, consents.get(user.id) ?? null)) : [];
    });
  }

  private describeOne(row: ContactRequestRow, person: Person): DescribedRequest {
    const { agreement, phone } = person;
    const zones = row.timeZone
      ? [row.timeZone]
      : likelyZones(
          agreement?.timeZone ?? null,
          zonesOfState(agreement?.planId?.slice(ISSUER_DIGITS, ISSUER_DIGITS + 2) ?? ''),
        );
    return {
      row,
      ...person,
      call: callPermission({ agreement, hasNumber: Boolean(phone), zones, now: this.now() }),
    };
  }
}

const bySender = (received: ReceivedMessage): Person => {
  const { name, email, phone, message } = received;
  return { name, email, phone, message, agreement: agreementByMessage(received) };
};

function byOwner(user: User, newest: DecryptedConsent | null): Person {
  const agreement = agreementByAccount(user, newest);
  const mayHaveNumber = agreement !== null && agreement.channel !== 'email';
  return {
    name: user.name,
    email: agreement && user.email,
    phone: mayHaveNumber ? (newest?.contactPhone ?? user.phone) : null,
    message: null,
    agreement,
  };
}
