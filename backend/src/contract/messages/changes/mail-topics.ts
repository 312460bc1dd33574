import type { AlertTopic } from '../../limits/alerts.js';

const NAMES: Readonly<Record<AlertTopic, string>> = {
  savedPlans: 'emails about changes in what you saved',
  deadlines: 'emails that remind you of your deadlines',
};

/** Words about the mails for which people can ask. They are the same wherever people can end them. */
export const MAIL_TOPICS = {
  title: (topic: AlertTopic): string => NAMES[topic].replace(/^e/, 'E'),
  stop: 'Stop these emails',
  /** What the button of a link ends, and for readers without scripts, whose page cannot know the link. */
  stops: (topic: AlertTopic): string => `The button stops our ${NAMES[topic]}. You do not have to log in.`,
  stopsSome:
    `The button stops the kind of email from which you came: our ${NAMES.savedPlans}, or our ${NAMES.deadlines}. ` +
    'You do not have to log in.',
  stopped: (topic: AlertTopic): string => `Our ${NAMES[topic]} have stopped. We will not send you any more of them.`,
  alreadyStopped: (topic: AlertTopic): string => `Our ${NAMES[topic]} have already stopped. There is nothing to do.`,
} as const;
