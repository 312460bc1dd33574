import { WORDS } from '../components/words.js';

export const TRAIL = {
  action: 'What happened',
  anyAction: 'Anything',
  person: 'Person: name or ID',
  noPerson: 'We found no one with that name or ID.',
  whichPerson: 'More than one person has that name. Choose one.',
  from: 'From',
  to: 'To',
  addressWrong: 'These filters can’t match any entries. Change them here and show entries again.',
  apply: 'Show entries',
  older: 'Older entries',
  newest: 'Newest entries',
  empty: 'No entries found.',
  entries: 'Entries',
  shown: (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'} on this page`,
  loading: 'Loading entries…',
  failed: 'We couldn’t load the audit trail.',
  when: (zone: string): string => `When (${zone})`,
  who: 'Who',
  whom: 'Whose account',
  ownAccount: 'own account',
  where: 'Network',
  more: 'Details',
  fullTime: 'Time',
  change: 'Change',
  entry: 'Entry',
  request: 'Request',
  copyIds: 'Copy all IDs',
  copied: 'Copied.',
  consentGiven: 'consent given',
  consentWithdrawn: 'consent withdrawn',
  verify: 'Check again',
  verifying: 'Checking…',
  whole: 'Nothing has been changed or removed.',
  lastCheck: (time: string): string => `Last check ${time}.`,
  broken: (seq: string, reason: string) => `CHANGED: entry ${seq} ${reason}.`,
  unrecorded: (events: number) =>
    `${events.toLocaleString('en-US')} ${events === 1 ? 'event has' : 'events have'} no entry after more than ` +
    'ten minutes. Check the “audit-log” queue on the jobs page.',
  noChecks: 'No check has run yet.',
} as const;

/** A person's name, or else the start of the account id. A phrase stands for an erased account and for the system. */
export const personName = (person: { id: string; name: string | null } | null): string =>
  person === null ? WORDS.system : person.name || (person.name === null ? WORDS.gone : person.id.slice(0, 8));

/** Display names for actions that would otherwise be shown with the same words as another action. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'operator.factorsRemoved': 'Factors removed by an operator',
  'alerts.changed': 'Alert or reminder emails turned on or off',
};

/** Converts the name of an action, such as `admin.userClosed`, into readable words, such as `User closed`. */
export function actionName(action: string): string {
  const own = OWN_NAMES[action];
  if (own) return own;
  const words = action.replace(/^[^.]+\./, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface Change {
  before: string | null;
  after: string | null;
}
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value;

/** Returns an entry's details as phrases without personal data, of which the audit trail has only hashes. */
export function detailPhrases(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (name === 'changes' && typeof value === 'object' && value !== null) {
      return Object.entries(value).map(([field, change]) =>
        isChange(change) ? `${field}: ${change.before ?? '–'} → ${change.after ?? '–'}` : field,
      );
    }
    if (name === 'isGiven') return [value === true ? TRAIL.consentGiven : TRAIL.consentWithdrawn];
    return [`${name}: ${Array.isArray(value) ? value.join(', ') || '–' : String(value)}`];
  });
}
