import { ATTACKS_ON_ACCOUNTS } from './attacks-on-accounts.ts';
import { ATTACKS_ON_REQUESTS } from './attacks-on-requests.ts';
import { FAULTS } from './faults.ts';
import { JOBS_PAGE_POINTS } from './jobs-page.ts';
import type { Row } from './row.ts';
import type { StaffPage } from './score-sheet.ts';
import { USERS_PAGE_POINTS } from './users-page.ts';

/** All rows of the score sheet: sixty attacks and faults, each with its proof. */
export const ROWS: readonly Row[] = [...ATTACKS_ON_ACCOUNTS, ...ATTACKS_ON_REQUESTS, ...FAULTS];

/** The points that staff expect of their two largest pages, each point with its proof. */
export const STAFF_PAGES: readonly StaffPage[] = [
  { name: 'users', title: 'Table of users', points: USERS_PAGE_POINTS },
  { name: 'jobs', title: 'Page of jobs', points: JOBS_PAGE_POINTS },
];
