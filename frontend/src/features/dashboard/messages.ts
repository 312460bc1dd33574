import { MINUTE } from '#contract/limits/retention.js';
import { SESSION } from '#contract/limits/sessions.js';

export const DASHBOARD = {
  title: 'My Dashboard',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  welcomeGuest: 'Welcome',
  openMarketplace: 'Open Marketplace',
  defaultDate: 'Open Enrollment begins Oct 15th!',
} as const;

const NEAR = ['today', 'tomorrow'];
const daysLeft = (day: string, days: number): string => `${day} (${NEAR[days] ?? `${days}\u00a0days\u00a0left`})`;

export const CARDS = {
  first: {
    title: 'New here?',
    text: 'The quiz tells you what to look for.',
  },
  compare: { title: 'Continue your plan comparison' },
  medicines: { title: 'Your medicines' },
  saved: {
    title: 'Saved items',
    again: 'Open this search',
  },
  search: (zip: string, people: number, year: number) =>
    `Last search: ${zip}, ${people === 1 ? 'one person' : `${people} people`}, ${year}`,
  va: { title: 'VA benefits', text: 'See what VA covers and where to get care.' },
  dates: {
    title: 'Important dates',
    all: 'All dates for your calendar',
    opens: (label: string) => `${label} begins`,
    own: 'Dates from your saved answers come first.',
    add: 'Add to my calendar',
    open: 'Open now',
    /** A last day with the number of days that are left, and a first day with the number of days until then. */
    left: daysLeft,
    ahead: (day: string, days: number) => `${day} (${NEAR[days] ?? `in\u00a0${days}\u00a0days`})`,
    openUntil: (label: string, closes: string) => `${label} is open until ${closes}.`,
    /** Only the Marketplace has such a day. */
    enrollBy: (day: string, days: number) =>
      `Enroll by ${daysLeft(day, days)} for Marketplace coverage that starts January 1.`,
    mayBeOpen: (label: string, closes: string) =>
      `${label} may be open until ${closes}. Check HealthCare.gov for the last day.`,
    notKnown: 'We don’t have the next enrollment dates yet. Check HealthCare.gov and Medicare.gov.',
    begins: (label: string, opens: string) => `${label} begins ${opens}.`,
    until: (opens: string, closes: string) => `${opens} to ${closes}`,
    forJanuary: (opens: string, day: string) => `${opens} to ${day} for coverage that starts January 1`,
    mayEnd: (opens: string, closes: string) => `${opens}, may end ${closes}`,
  },
  support: {
    title: 'Messages and help',
    text: 'Questions? A person will answer, Monday to Friday, 8 AM to 5 PM.',
    write: 'Write to us',
    choices: 'Your consent choices',
  },
  security: {
    title: 'How we keep your account safe',
    notes: [
      `We’ll log you out after ${SESSION.idle / MINUTE} minutes away.`,
      'Staff see only what their job allows, and we record what they look at.',
      'We never ask for your password by phone or email.',
    ],
  },
  official: { title: 'Official VA sites' },
} as const;
