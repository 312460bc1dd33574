import { FirstHouse } from './0001-first-house.js';
import { DataExports } from './0002-data-exports.js';
import { Administration } from './0003-administration.js';
import { VaFormularyTable } from './0004-va-formulary.js';
import { ConsentAndContact } from './0005-consent-and-contact.js';
import { RareAccounts } from './0008-rare-accounts.js';
import { ErasureRequests } from './0009-erasure-requests.js';
import { SignInTries } from './0010-sign-in-tries.js';
import { EmailChanges } from './0011-email-changes.js';
import { SavedItemsTable } from './0012-saved-items.js';
import { ConsentAppendOnly } from './0013-consent-append-only.js';
import { Medicines } from './0014-medicines.js';
import { MyMedicinesTable } from './0015-my-medicines.js';
import { CountingAccounts } from './0016-counting-accounts.js';
import { LinksKnowTheirAddress } from './0017-links-know-their-address.js';
import { StandingConsent } from './0018-standing-consent.js';
import { FormerAddresses } from './0019-former-addresses.js';

/** In the order they run; a landed migration is never edited. */
export const MIGRATIONS = [
  { name: '0001-first-house', class: FirstHouse },
  { name: '0002-data-exports', class: DataExports },
  { name: '0003-administration', class: Administration },
  { name: '0004-va-formulary', class: VaFormularyTable },
  { name: '0005-consent-and-contact', class: ConsentAndContact },
  { name: '0008-rare-accounts', class: RareAccounts },
  { name: '0009-erasure-requests', class: ErasureRequests },
  { name: '0010-sign-in-tries', class: SignInTries },
  { name: '0011-email-changes', class: EmailChanges },
  { name: '0012-saved-items', class: SavedItemsTable },
  { name: '0013-consent-append-only', class: ConsentAppendOnly },
  { name: '0014-medicines', class: Medicines },
  { name: '0015-my-medicines', class: MyMedicinesTable },
  { name: '0016-counting-accounts', class: CountingAccounts },
  { name: '0017-links-know-their-address', class: LinksKnowTheirAddress },
  { name: '0018-standing-consent', class: StandingConsent },
  { name: '0019-former-addresses', class: FormerAddresses },
];
