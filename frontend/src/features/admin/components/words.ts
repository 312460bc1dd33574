import type { BulkAction } from '#contract/api/managed-user.contract.js';
import { MINUTE } from '#contract/limits/retention.js';
import { EXPORT_LINK, LOCK_REASONS, type ERASE_REASONS, type LockReason } from '#contract/limits/staff.js';

/** User-facing text of the admin screens. Text that the server also uses is in contract/messages/staff.ts. */
export const WORDS = {
  search: 'Search',
  searchHint: 'Name, email or phone',
  filters: 'Filters',
  role: 'Role',
  anyRole: 'Any role',
  confirmed: 'Email confirmed',
  either: 'Either',
  yes: 'Yes',
  no: 'No',
  status: 'Account',
  open: 'Open',
  closed: 'Closed',
  openAndClosed: 'Open and closed',
  locked: 'Locked',
  lockedName: (name: string) => `${name} (locked)`,
  consent: 'OK to contact',
  createdFrom: 'Opened on or after',
  seenFrom: 'Last seen on or after',
  clear: 'Clear filters',
  pageSize: 'Rows per page',
  sort: 'Order by',
  direction: 'Direction',
  ascending: 'A to Z, oldest first',
  descending: 'Z to A, newest first',
  columns: 'Columns',
  created: 'Opened',
  seen: 'Last seen',
  never: 'Never',
  show: 'Show',
  select: (name: string) => `Select ${name}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  pages: 'Pages of the list',
  staffPages: 'Pages for staff',
  found: (total: number, isExact: boolean) =>
    `${isExact ? '' : 'More than '}${total.toLocaleString('en-US')} ${total === 1 ? 'user' : 'users'}`,
  loadFailed: 'We couldn’t load the list.',
  historyFailed: 'We couldn’t load the history.',
  showFailed: 'We couldn’t show the entries. Please try again.',
  startAgain: 'Start over from the first page',
  list: 'Users',
  roleEffect: 'This logs out all the account’s devices. If the account is open, we email the person.',
  working: 'Working…',
  restore: 'Restore',
  details: 'Details',
  more: (name: string) => `More for ${name}`,
  deleteText: (name: string) => `This closes ${name}’s account and logs out all its devices. You can restore it later.`,
  eraseText: (name: string) => `This erases ${name}’s account and all its data for good. You can’t undo it.`,
  eraseTitle: 'Delete this user for good?',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  deleting: 'Deleting…',
  saved: (name: string) => `${name} was saved.`,
  closedNote: (name: string) => `${name}’s account was closed.`,
  erasedNote: (name: string) => `${name}’s account was erased.`,
  restoredNote: (name: string) => `${name}’s account is open again.`,
  linkHintCreate: 'Only the person ever knows the password.',
  linkHintEdit: 'The current password works until the person chooses a new one.',
  newAddressTitle: (name: string) => `Change ${name}’s email address?`,
  newAddressYes: 'Change address and delete',
  loadNewest: 'Load the latest version',
  loadingUser: 'Loading this user…',
  sessions: 'Logged in on',
  noSessions: 'Not logged in anywhere.',
  endSession: 'Log out',
  endAll: 'Log out everywhere',
  endedOne: (device: string) => `${device} was logged out.`,
  endedAll: 'All devices were logged out.',
  letters: 'Emails to this user',
  sendReset: 'Send reset link',
  resend: 'Resend confirmation',
  sent: 'The email is on its way.',
  factors: 'Second step for logging in',
  factorsText: 'Only for someone who lost their phone, passkey and recovery codes. First, verify who is asking.',
  removeFactors: 'Remove the second step',
  factorsRemoved: 'The second step was removed. We emailed the person.',
  erasure: 'Request to delete everything',
  erasureText:
    'Closes the account now and erases it within 14 days. Restoring the account before then cancels the request.',
  noteErasure: 'Erase within 14 days',
  erasureNoted: 'The account is closed and will be erased within 14 days.',
  history: 'History',
  noHistory: 'Nothing here yet.',
  system: 'the system',
  gone: 'an erased account',
} as const;

interface RoleChangeMessages {
  ask(name: string): string;
  consequence(name: string): string;
  done(name: string): string;
  already(name: string): string;
}
export const ROLE_CHANGE_MESSAGES: Record<'admin' | 'patient', RoleChangeMessages> = {
  admin: {
    ask: (name) => `Make ${name} an admin?`,
    consequence: (name) =>
      `${name} can then see, change and close accounts, read the audit trail and export all users.`,
    done: (name) => `${name} is now an admin.`,
    already: (name) => `${name} is already an admin.`,
  },
  patient: {
    ask: (name) => `Make ${name} a user?`,
    consequence: (name) => `${name} can then see only their own account, not the admin pages.`,
    done: (name) => `${name} is now a user.`,
    already: (name) => `${name} is already a user.`,
  },
};

export const BULK_WORDS: Record<BulkAction, string> = {
  lock: 'Lock',
  unlock: 'Unlock',
  close: 'Delete (close the account)',
  restore: 'Restore',
  makeAdmin: 'Make Admin',
  makeUser: 'Make User',
  resendConfirmation: 'Resend confirmation',
  endSessions: 'Log out everywhere',
  export: 'Export as CSV',
};

/** What staff must know about the link to an export. */
const LINK_RULE = `It works once, only for you, and for ${EXPORT_LINK.life / MINUTE} minutes.`;

export const BULK = {
  selected: (count: number) => `${count} selected`,
  selectAll: 'Select all that match',
  selectNone: 'Select none',
  tooMany: 'You can change 500 at once, so only the first 500 are selected.',
  action: 'Apply to selected',
  choose: 'Choose an action',
  preview: 'Preview',
  checking: 'Checking…',
  would: (able: number, total: number) => `This works for ${able} of ${total}.`,
  worked: (able: number, total: number) => `Done for ${able} of ${total}.`,
  confirm: (count: number) => `To confirm, type the number ${count}`,
  mistyped: (count: number) => `Type ${count} to confirm.`,
  consequence: {
    lock: 'Nobody can log in to these accounts, and all their devices are logged out. We email each person.',
    unlock: 'These people can log in again. We email each of them.',
    export: `You get a link to the file. ${LINK_RULE} The audit trail records the export.`,
    makeAdmin: 'Admins can see, change and close accounts, read the audit trail and export all users.',
    makeUser: 'Users can see only their own account, not the admin pages.',
  } as Partial<Record<BulkAction, string>>,
  run: 'Apply',
  running: 'Working…',
  ok: 'Yes',
  resultOk: 'Done',
  user: 'User',
  possible: 'Possible',
  result: 'Result',
} as const;

export const REASONS: Record<(typeof ERASE_REASONS)[number], string> = {
  asked: 'At the person’s request',
  duplicate: 'Duplicate account',
  test: 'Test account',
  law: 'Required by law',
};

export const LOCK = {
  title: 'Lock',
  lockText:
    'Nobody can log in to a locked account, and all its devices are logged out. The data stays. ' +
    'We email the person.',
  unlockText: 'This account is locked. Nobody can log in to it.',
  lock: 'Lock this account',
  unlock: 'Unlock this account',
  locked: 'The account is locked.',
  unlocked: 'The account is unlocked.',
} as const;

const LOCK_REASON_WORDS: Record<LockReason<'lock' | 'unlock'>, string> = {
  strangers: 'Someone else may be using it',
  misuse: 'Someone is misusing the account',
  asked: 'At the person’s request',
  settled: 'Problem solved',
  mistake: 'Locked by mistake',
  test: 'Test account',
};
const reasonOptions = <Reason extends keyof typeof LOCK_REASON_WORDS>(reasons: readonly Reason[]) =>
  reasons.map((reason) => ({ value: reason, label: LOCK_REASON_WORDS[reason] }));
export const LOCK_OPTIONS = {
  lock: reasonOptions(LOCK_REASONS.lock),
  unlock: reasonOptions(LOCK_REASONS.unlock),
} as const;

export const EXPORT = {
  intro: 'All accounts that match, one line each. Open the file in a spreadsheet. The audit trail records the export.',
  start: 'Export CSV',
  running: 'Exporting…',
  progress: (rows: number, total: number) =>
    `${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} users`,
  file: 'users.csv',
  download: 'Download the file',
  linkUntil: (time: string) => `The link works once, only for you, and until ${time}.`,
  stop: 'Stop',
  stopped: 'The export was stopped.',
  failed: 'The export didn’t work. Please try again.',
  done: (rows: number) => `${rows.toLocaleString('en-US')} users were exported.`,
} as const;

export const dateOf = (iso: string | null): string =>
  iso === null
    ? WORDS.never
    : new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
/** Formats a time in the browser's time zone, and adds the name of that time zone. */
export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });

/** Returns a time in the browser's time zone for a row of the list: without the date if it is today. */
export function shortTime(iso: string): string {
  const at = new Date(iso);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const now = new Date();
  if (at.toDateString() === now.toDateString()) return `Today ${time}`;
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return `${at.toLocaleDateString('en-US', { year, month: 'short', day: 'numeric' })}, ${time}`;
}
