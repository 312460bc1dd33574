import { ATTACKS_ON_ACCOUNTS } from './attacks-on-accounts.ts';
import { ATTACKS_ON_REQUESTS } from './attacks-on-requests.ts';
import { FAULTS } from './faults.ts';
import type { Row } from './row.ts';

/** All rows of the score sheet: sixty attacks and faults, each with its proof. */
export const ROWS: readonly Row[] = [...ATTACKS_ON_ACCOUNTS, ...ATTACKS_ON_REQUESTS, ...FAULTS];
