import { STAFF_TESTS } from './files.ts';
import type { Point } from './row.ts';

const { LIST, USERS_LIST, STAFF, KEYBOARD, STATES, MESSAGES, SPOKEN } = STAFF_TESTS;
const CHANGES = 'backend/test/admin/user-changes.medium.ts';
const SAFEGUARDS = 'backend/test/security/admin-safeguards.medium.ts';
const LOCKED = 'backend/test/admin/locked-accounts.medium.ts';
const EXPORT = 'backend/test/admin/users-export-file.medium.ts';

const LOCK_AND_EXPORT = 'a locked account is marked, and its owner is told at login; accounts are exported by a link';

/** The 21 points that staff expect of the table of users. */
export const USERS_PAGE_POINTS: readonly Point[] = [
  {
    number: 1,
    point: 'Search of name, address and phone number as you type, fast with 100,000 accounts',
    proofs: [
      [LIST, 'finds any part of a name, address or phone number, and masks values on request'],
      [USERS_LIST, 'searches once, for all that was typed, as soon as the person pauses'],
    ],
    measures: [
      { bench: 'users', target: 'usersSearch', what: 'slowest search among 100,000 (p95), ms', from: 0, to: 50 },
    ],
  },
  {
    number: 2,
    point: 'Filters: role, confirmed, locked, created, last seen, consent',
    proofs: [
      [USERS_LIST, 'sends each filter to the server and keeps it in the address'],
      ['backend/src/modules/admin/list-query.spec.ts', 'filters by'],
      ['backend/src/modules/users/user-filter.spec.ts', 'every condition that is given restricts the list'],
      [LOCKED, 'can be used again as soon as staff unlock it'],
    ],
  },
  {
    number: 3,
    point: 'Sorting by each column',
    proofs: [
      [LIST, 'contains every account once, forward and backward, sorted by'],
      [USERS_LIST, 'without a table too, and pressing a heading again turns the order'],
    ],
  },
  {
    number: 4,
    point: 'Pages by key, with a stable address',
    proofs: [
      [LIST, 'contains every account once, forward and backward, sorted by'],
      [LIST, 'reports that the row at which a page starts has been deleted'],
      [USERS_LIST, 'keeps the page, the rows per page and the columns in the address, so that a reload shows the same'],
      [MESSAGES, 'after paging or filtering, the list is scrolled into view and focused'],
    ],
  },
  {
    number: 5,
    point: 'Page size',
    proofs: [
      [USERS_LIST, 'keeps the page, the rows per page and the columns in the address, so that a reload shows the same'],
    ],
  },
  {
    number: 6,
    point: 'The total, or an honest estimate',
    proofs: [[USERS_LIST, 'states the total, and says "More than" if not all matches were counted']],
  },
  {
    number: 7,
    point: 'Rows are selected, or all that match',
    proofs: [
      [STAFF, 'admins cannot delete their own account, and bulk actions show a preview'],
      [USERS_LIST, 'all accounts that match can be selected, beyond the page, and none of them again'],
    ],
  },
  {
    number: 8,
    point:
      'Lock, unlock, confirmation, role and export for many accounts: with a preview, typing above ten and a result ' +
      'per row',
    proofs: [
      [LIST, 'previews its effect and then does exactly that, row by row'],
      [USERS_LIST, 'a bulk action on more than ten accounts runs only after their number was typed'],
      [MESSAGES, 'a bulk action shows its outcome inside the viewport and moves focus to it'],
      [STATES, 'every state of the user list is usable on a phone'],
      [LOCKED, 'of many accounts is previewed, needs a reason, and has a result for each account'],
      [LOCKED, 'has no sessions, and its owner is told so only after the right password'],
      [LOCKED, 'refuses a passkey too, even in a login that was begun before'],
      ['backend/test/accounts/google.medium.ts', 'cannot be used with Google while it is locked'],
      [USERS_LIST, 'accounts are locked only for a reason, which is chosen before the preview'],
      [EXPORT, 'to selected accounts leads to these alone'],
      [STAFF, LOCK_AND_EXPORT],
    ],
  },
  {
    number: 9,
    point: 'CSV export of the filter: streamed, safe for spreadsheets, audited, with a link that expires',
    proofs: [
      [EXPORT, 'the export of users contains every account once, and another CSV parser reads the original values'],
      [EXPORT, 'the export of users stops, and logs that it did, if the client disconnects'],
      [EXPORT, 'a CSV field that PostgreSQL writes is read as one that our own code writes'],
      [STAFF, 'a keyboard user can grant admin rights, export accounts and view the audit trail'],
      [EXPORT, 'works once, and only for the person who asked for it'],
      [EXPORT, 'works for a few minutes only'],
      [EXPORT, 'is neither used up nor followed before the person proves again who they are'],
      [EXPORT, 'is stored as a hash, with its search encrypted, and is deleted when it is used'],
      [EXPORT, 'is in the audit trail, with the names of the filters'],
      [STAFF, LOCK_AND_EXPORT],
    ],
  },
  {
    number: 10,
    point: 'Creating and editing, with errors at the fields',
    proofs: [
      [LIST, 'the error response names the invalid field'],
      [STAFF, 'an admin creates, finds, views, edits, closes, restores and erases an account'],
      [STATES, 'every state of the user list is usable on a phone'],
    ],
  },
  {
    number: 11,
    point: 'Closing and restoring; erasing only by a superadmin and with a reason',
    proofs: [
      [LIST, 'has no sessions, is not on the list, and can be restored'],
      [SAFEGUARDS, 'erasing an account requires a superadmin, a reason and a recent sign-in'],
      [STAFF, 'an admin creates, finds, views, edits, closes, restores and erases an account'],
    ],
  },
  {
    number: 12,
    point: 'Nobody deletes, demotes or locks themselves; the last superadmin stays',
    proofs: [
      [SAFEGUARDS, 'admins cannot demote, close or erase their own account'],
      [LOCKED, 'is refused for a closed account, for oneself, and for a superadmin unless by another one'],
      [SAFEGUARDS, 'if two superadmins remove each other at the same moment, one always remains'],
      [STAFF, 'admins cannot delete their own account, and bulk actions show a preview'],
    ],
  },
  {
    number: 13,
    point: 'Two admins who edit at the same time',
    proofs: [
      [CHANGES, 'the second of two admins who edit the same version is rejected'],
      [STAFF, 'when two admins edit the same account, the second one is warned and can load the saved version'],
    ],
  },
  {
    number: 14,
    point: 'Sessions of a user: listed and ended',
    proofs: [
      [LIST, 'are listed, and one or all sessions can be ended'],
      [USERS_LIST, 'the sessions of a person are listed, and one or all of them are ended'],
    ],
  },
  {
    number: 15,
    point: 'A link to a new password is sent; staff never see or set a password',
    proofs: [
      [LIST, 'include the reset link and the confirmation, which staff can send again'],
      [CHANGES, 'staff can never set a password, neither that of another person nor their own'],
      [STATES, 'every state of the user list is usable on a phone'],
    ],
  },
  {
    number: 16,
    point: 'History from the audit trail',
    proofs: [
      [STAFF, 'an admin creates, finds, views, edits, closes, restores and erases an account'],
      [STAFF, 'an audit entry that is written late appears in a dialog that is already open'],
    ],
  },
  {
    number: 17,
    point: 'Columns are chosen',
    proofs: [
      [USERS_LIST, 'keeps the page, the rows per page and the columns in the address, so that a reload shows the same'],
    ],
  },
  {
    number: 18,
    point: 'Keyboard, screen reader, targets of 44 px',
    proofs: [
      [KEYBOARD, 'an admin can create, find, edit, view, bulk-close, restore and erase accounts'],
      [SPOKEN, 'a screen reader is given the name and the state of everything in the table of users'],
      [STATES, 'every state of the user list is usable on a phone'],
    ],
  },
  {
    number: 19,
    point: 'Empty, loading and failed lists',
    proofs: [
      [USERS_LIST, 'says that the list is loading, and then that nobody was found'],
      [MESSAGES, 'a list that fails to load shows an error and can be loaded again'],
      [STAFF, 'an admin creates, finds, views, edits, closes, restores and erases an account'],
    ],
  },
  {
    number: 20,
    point: 'Never “view as”',
    proofs: [
      [
        'backend/test/admin/acting-as-others.medium.ts',
        'no call of staff lets them act as the person whom it concerns',
      ],
    ],
  },
  {
    number: 21,
    point: 'Phone number and address are masked until shown, and showing is audited',
    proofs: [
      [LIST, 'finds any part of a name, address or phone number, and masks values on request'],
      ['backend/src/modules/admin/users-list.service.spec.ts', 'a list that shows addresses is recorded'],
      [STAFF, 'an admin creates, finds, views, edits, closes, restores and erases an account'],
    ],
  },
];
