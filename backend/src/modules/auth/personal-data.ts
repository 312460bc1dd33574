import type { EntityManager } from '@mikro-orm/postgresql';
import { deviceName } from '#contract/device-name.js';
import { RETENTION } from '#contract/limits/retention.js';
import { SESSION, SIGN_IN_THROTTLE } from '#contract/limits/sessions.js';
import { daysAgo, now, secondsAgo } from '#platform/database/time.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { Identity } from './google/identity.repository.js';
import { AccountToken, RequestedEmail } from './links/account-token.entity.js';
import { ExportedData } from './own-account/data-export.js';
import { RecoveryCode } from './second-factor/factor.repository.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { PendingProof } from './session/pending-proof.entity.js';
import { KnownDevice, Session } from './session/session.entity.js';

export const AUTH_DATA: PersonalData = {
  tables: [
    { entity: AccountToken, hidden: ['hash', 'address_hash'] },
    { entity: ExportedData, hidden: ['body'], isPrivate: true },
    { entity: RequestedEmail },
    { entity: Identity },
    { entity: KnownDevice, hidden: ['device_hash'] },
    { entity: PendingProof, hidden: ['holder_hash', 'data'] },
    { entity: RecoveryCode, hidden: ['code_hash'] },
    { entity: SecondFactor, hidden: ['secret', 'credential_id', 'public_key'] },
    { entity: Session, owner: 'user', hidden: ['token_hash', 'device_hash'], readable: { device: deviceName } },
  ],
};

/** Functions that delete rows whose time is over. Each returns how many there were. */
export const AUTH_SWEEPS = {
  sessions: (em: EntityManager) =>
    em.nativeDelete(Session, { $or: [{ endsAt: { $lt: now() } }, { seenAt: { $lt: secondsAgo(SESSION.idle) } }] }),
  links: (em: EntityManager) =>
    em.nativeDelete(AccountToken, { expiresAt: { $lt: daysAgo(RETENTION.expiredLinksDays) } }),
  requestedAddresses: (em: EntityManager) =>
    em.nativeDelete(RequestedEmail, { askedAt: { $lt: daysAgo(RETENTION.requestedAddressDays) } }),
  unfinishedSteps: (em: EntityManager) => em.nativeDelete(PendingProof, { expiresAt: { $lt: now() } }),
  signInTries: async (em: EntityManager) => {
    const ended = 'delete from sign_in_tries where last_at < now() - make_interval(secs => ?) returning 1';
    return (await em.execute(ended, [SIGN_IN_THROTTLE.forgetAfter])).length;
  },
  dataFiles: (em: EntityManager) => em.nativeDelete(ExportedData, { endsAt: { $lt: now() } }),
};
