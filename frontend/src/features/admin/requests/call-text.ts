import type { CallPermission, ContactRequest } from '#contract/api/contact-requests.contract.js';

const part = (iso: string, zone: string | null, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, ...(zone && { timeZone: zone }) }).format(new Date(iso));
const hour = (iso: string, zone: string | null): string => part(iso, zone, { hour: 'numeric' });
const dayAndHour = (iso: string, zone: string | null): string =>
  part(iso, zone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric' });

/** A time in the person's time zone, if it is known, and in the reader's, if the clock of the browser differs. */
function inBoth(iso: string, zone: string | null, format: typeof hour): string {
  if (zone === null) return `${format(iso, null)} your time`;
  const theirs = format(iso, zone);
  const yours = format(iso, null);
  return `${theirs} their time${theirs === yours ? '' : ` (${yours} yours)`}`;
}

/** Says in a few words, for a list, whether a person may be called now. */
export function callSummary({ answer, from, zone }: CallPermission): string {
  switch (answer) {
    case 'now':
      return 'You may call now';
    case 'later':
      return from ? `Not before ${inBoth(from, zone, dayAndHour)}` : 'Not now';
    case 'zoneUnknown':
      return 'We don’t know their time zone';
    case 'noNumber':
      return 'No phone number';
    case 'otherWays':
      return 'No consent to calls';
    case 'noConsent':
      return 'No consent';
  }
}

/** Says whether somebody who waits to be contacted agreed to email: with that choice, or with no choice of a way. */
export const agreesToEmail = ({ agreed }: Pick<ContactRequest, 'agreed'>): boolean =>
  agreed !== null && (agreed.channel === null || agreed.channel === 'email');

/** Says in full whether a person may be called now, and what to do if not. It names only ways that the person chose. */
export function callText({ call, agreed }: Pick<ContactRequest, 'call' | 'agreed'>): string {
  const { answer, from, until, zone } = call;
  const mayWrite = agreesToEmail({ agreed });
  switch (answer) {
    case 'now':
      return `${callSummary(call)}${until ? `, until ${inBoth(until, zone, hour)}` : ''}.`;
    case 'later':
      return `${callSummary(call)}.`;
    case 'zoneUnknown':
      return [
        'We don’t know their time zone, so don’t call yet.',
        mayWrite
          ? 'Ask by email, then note it below.'
          : 'They didn’t agree to email. If they told us their time zone, note it below before you call.',
        ...(from ? [`After ${inBoth(from, null, dayAndHour)}, you may call wherever they live.`] : []),
      ].join(' ');
    case 'noNumber':
      return `${callSummary(call)}. ${mayWrite ? 'Write an email.' : 'Don’t email: this person didn’t agree to it.'}`;
    case 'otherWays':
      return `${callSummary(call)}. Reach them the way they chose.`;
    case 'noConsent':
      return `${callSummary(call)}. Don’t call or write: this person no longer wants to be contacted.`;
  }
}
