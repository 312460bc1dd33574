import { SHARES, type SharePart } from '#contract/limits/plans.js';
import { listText } from '#ui/format.js';
import { SAVED_WORDS } from '../messages/saved.js';

const PARTS = {
  prices: 'prices',
  answers: 'answers',
  health: 'health answers',
  medicines: 'medicines',
  doctors: 'doctors',
} as const satisfies Record<SharePart, string>;

export const SHARE_WORDS = {
  title: SAVED_WORDS.share,
  intro:
    'Get a link to send. Anyone who has it can see what you choose here, with today’s numbers. ' +
    `It works for ${SHARES.days} days, and you can turn it off any time.`,
  logIn: 'Log in to make a link. Then you can see how often it was opened, and turn it off any time.',
  plans: 'Which plans?',
  parts: 'What may they see?',
  ticks: {
    prices: 'Prices for my household',
    answers: 'My answers: ages, income, ZIP code',
    health: 'My health answers: tobacco, pregnancy, the care I expect',
    medicines: 'My medicines, and which plans cover them',
    doctors: 'My doctors, and which plans include them',
  },
  pricesHint:
    'Prices can hint at your income. If they leave out someone in your home, ' +
    'the link shows how many people they cover.',
  ownCare: 'The yearly cost includes your own visits and medicines, so it can hint at how much care you need.',
  look: 'See what they’ll see',
  looking: 'One moment …',
  preview: 'This is what they’ll see:',
  change: 'Change what they see',
  make: 'Make the link',
  making: 'Making the link …',
  choose: 'Check at least one plan.',
  failed: 'We couldn’t make the link. Please try again.',
  ready: 'Your link is ready.',
  address: 'Link to send',
  until: (day: string) => `It works until ${day}. Send it only to people you trust. Anyone with it can look.`,
  copy: 'Copy link',
  copied: 'Link copied.',
  copyByHand: 'Please select the link and copy it.',
  send: 'Send …',
  mail: { title: 'Health plans to look at' },
  where: 'Turn off a link any time on your dashboard.',
  list: 'Links you shared',
  /** Tells links apart, even with the same plans. An ended link shows only the day. `parts` are shown besides plans. */
  name: (plans: readonly string[], when: string, parts: readonly SharePart[]) =>
    plans.length === 0
      ? `Link from ${when}`
      : `${listText(plans)}, ${when}, with ${listText(parts.map((part) => PARTS[part])) || 'nothing else'}`,
  works: (day: string) => `Ends ${day}.`,
  ended: 'Turned off.',
  expired: 'Expired.',
  opened: (times: number) =>
    times === 0 ? 'Not opened yet.' : `Opened ${['', 'once', 'twice'][times] ?? `${times} times`}.`,
  end: 'Turn off',
  endedNow: 'This link is off. Nobody can open it now.',
  notEnded: 'We couldn’t turn off this link. Please try again.',
  notRead: 'We couldn’t load the links you shared.',
} as const;
