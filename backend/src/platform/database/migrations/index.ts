import { Baseline } from './0001-baseline.js';
import { OutboxTraceparent } from './0002-outbox-traceparent.js';
import { VaFormularyWords } from './0003-va-formulary-words.js';
import { StandardNames } from './0004-standard-names.js';
import { SecondFactors } from './0005-second-factors.js';
import { LostEvents } from './0006-lost-events.js';
import { MyDoctors } from './0007-my-doctors.js';
import { Shares } from './0008-shares.js';
import { UserSorts } from './0009-user-sorts.js';
import { Observers } from './0010-observers.js';
import { MyDeadlines } from './0011-my-deadlines.js';
import { LockedAccounts } from './0012-locked-accounts.js';
import { ChangeAlerts } from './0013-change-alerts.js';
import { ContactRequests } from './0014-contact-requests.js';
import { DeadlineNotices } from './0015-deadline-notices.js';
import { PastMailConsents } from './0016-past-mail-consents.js';
import { ConsentTimeZone } from './0017-consent-time-zone.js';
import { KnownBrowserTries } from './0018-known-browser-tries.js';
import { MedicineSpellings } from './0019-medicine-spellings.js';

/** In the order in which they run. A merged migration must not be edited, because databases have already run it. */
export const MIGRATIONS = [
  { name: '0001-baseline', class: Baseline },
  { name: '0002-outbox-traceparent', class: OutboxTraceparent },
  { name: '0003-va-formulary-words', class: VaFormularyWords },
  { name: '0004-standard-names', class: StandardNames },
  { name: '0005-second-factors', class: SecondFactors },
  { name: '0006-lost-events', class: LostEvents },
  { name: '0007-my-doctors', class: MyDoctors },
  { name: '0008-shares', class: Shares },
  { name: '0009-user-sorts', class: UserSorts },
  { name: '0010-observers', class: Observers },
  { name: '0011-my-deadlines', class: MyDeadlines },
  { name: '0012-locked-accounts', class: LockedAccounts },
  { name: '0013-change-alerts', class: ChangeAlerts },
  { name: '0014-contact-requests', class: ContactRequests },
  { name: '0015-deadline-notices', class: DeadlineNotices },
  { name: '0016-past-mail-consents', class: PastMailConsents },
  { name: '0017-consent-time-zone', class: ConsentTimeZone },
  { name: '0018-known-browser-tries', class: KnownBrowserTries },
  { name: '0019-medicine-spellings', class: MedicineSpellings },
];
