import type { ChangeOfPlan, MedicineState, SavedChange } from '../plans/saved-change.js';

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

const PARTS = { whole: '', medical: ' for care', drug: ' for medicines' } as const;

const COVERED: Record<MedicineState, string> = {
  covered: 'covered',
  generic: 'covered only as a generic',
  notCovered: 'not covered',
};

const IN_NETWORK = { true: 'in the network', false: 'not in the network' } as const;

/** Names that stand for a medicine and a doctor where the real names must not appear, as in a mail. */
const UNNAMED = { medicine: 'A medicine on your list', doctor: 'A doctor on your list' } as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** In words, because an arrow is read aloud badly or not at all, and not every font has one. */
const wasNow = (what: string, before: string, after: string): string => `${what}: was ${before}, now ${after}`;

/** Returns what has changed, before and after. `isNamed` says whether medicines and doctors are named. */
function whatChanged(change: SavedChange, isNamed: boolean): string {
  switch (change.kind) {
    case 'premium':
      return wasNow('Monthly price', dollars(change.before), dollars(change.after));
    case 'deductible':
      return wasNow(`Deductible${PARTS[change.part]}`, dollars(change.before), `${dollars(change.after)} a year`);
    case 'maximum':
      return wasNow(
        `Most you pay for ${change.part === 'drug' ? 'medicines' : 'care'} in a year`,
        dollars(change.before),
        dollars(change.after),
      );
    case 'medicine':
      return wasNow(isNamed ? change.name : UNNAMED.medicine, COVERED[change.before], COVERED[change.after]);
    case 'tier':
      return wasNow(`${isNamed ? change.name : UNNAMED.medicine}, price group`, change.before, change.after);
    case 'doctor':
      return wasNow(
        isNamed ? change.name : UNNAMED.doctor,
        IN_NETWORK[`${change.before}`],
        IN_NETWORK[`${change.after}`],
      );
    case 'withdrawn':
      return 'This plan is no longer offered where you live';
    case 'returned':
      return 'This plan is offered again where you live';
    case 'newYear':
      return `${change.year} plans are out and ready to compare`;
  }
}

/** Words about changes of what a person saved. They appear in mails and on the list in the account. */
export const CHANGE_ALERTS = {
  title: 'Changes to what you saved',
  newTitle: 'New: something you saved has changed',
  consent: 'Email me when something I saved changes',
  consentHint: 'The emails show prices. They do not name your medicines or doctors. You can stop them from any email.',
  /** Returns a change with the day of the data that shows it. */
  line: ({ change, asOf }: ChangeOfPlan, { isNamed }: { isNamed: boolean }): string =>
    `${whatChanged(change, isNamed)} (as of ${day.format(new Date(asOf))})`,
  planTitle: ({ plan }: ChangeOfPlan): string => (plan ? `${plan.name}, ${plan.year}` : 'New plans'),
  list: {
    isOn: 'We email you when something you saved changes.',
    started: 'We will email you when something you saved changes.',
    none: 'Nothing has changed so far.',
    notChanged: 'We couldn’t save your choice. Please try again.',
    notRead: 'We couldn’t load the changes.',
  },
  stopPage: {
    failed: 'That didn’t work. Please try again.',
    account: 'See which emails I asked for',
  },
  mail: {
    subject: 'Something you saved has changed',
    urgentSubject: 'Please check: a plan you saved has changed',
    intro: 'You asked us to tell you when something you saved changes. Here is what’s new:',
    seePlan: 'See this plan',
    seePlans: 'See the new plans',
    seeAll: 'See all changes in your account',
    names: 'For your privacy, this email does not name medicines or doctors. See them in your account.',
  },
} as const;
