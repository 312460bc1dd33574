import type { AlertTopic } from '../limits/alerts.js';
import { DAY, HOUR } from '../limits/retention.js';
import { TOKEN_LIFE, type TokenPurpose } from '../limits/sessions.js';

const NAMES: Readonly<Record<AlertTopic, string>> = {
  savedPlans: 'emails about changes to what you saved',
  deadlines: 'emails about your deadlines',
};

/** Words about the mails for which people can ask. They are the same wherever people can end them. */
export const MAIL_TOPICS = {
  title: (topic: AlertTopic): string => NAMES[topic].replace(/^e/, 'E'),
  stop: 'Stop these emails',
  /** What the button of a link ends, and for readers without scripts, whose page cannot know the link. */
  stops: (topic: AlertTopic): string => `Press the button to stop our ${NAMES[topic]}. You don’t have to log in.`,
  stopsSome: 'Press the button to stop emails like the one you just opened. You don’t have to log in.',
  stopped: (topic: AlertTopic): string => `You won’t get any more ${NAMES[topic]}.`,
  alreadyStopped: (topic: AlertTopic): string => `You’d already stopped our ${NAMES[topic]}. No action is needed.`,
} as const;

/** Words about a person's own dates outside the page that shows them: in a calendar and in mails. */
export const OWN_DATES = {
  calendarName: 'My health coverage dates',
  /** The only entry of a calendar while no date follows from the answers. */
  lookAgain: 'Check your health coverage dates again',
  /** States with their own marketplace may give more than 90 days after Medicaid or CHIP. */
  mayBeLater: (title: string) => `${title} (some states give you more days)`,
  mail: {
    subject: 'Your health coverage deadline is coming up',
    intro: 'You asked us for deadline reminders. Here are the next ones:',
    hint:
      'Your deadlines page shows what to do and what happens if you miss a date. Check it again if something changes ' +
      'for you.',
    see: 'See what to do',
  },
} as const;

const WRITTEN = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whole days are named as days, and other times as hours. */
export function lifeOf(purpose: TokenPurpose): string {
  const seconds = TOKEN_LIFE[purpose];
  const [count, unit] = seconds % DAY === 0 ? [seconds / DAY, 'day'] : [seconds / HOUR, 'hour'];
  return `${WRITTEN[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}
