/** Says that saved answers about deadlines could not be loaded. */
export const CANNOT_READ = 'We could not look up what is saved in your account.';

/** Words about a person's own dates outside the page that shows them: in a calendar and in mails. */
export const OWN_DATES = {
  calendarName: 'My health coverage dates',
  /** The only entry of a calendar while no date follows from the answers. */
  lookAgain: 'Look again at your health coverage dates',
  /** States with their own marketplace may give more than 90 days after Medicaid or CHIP. */
  mayBeLater: (title: string) => `${title} (some states give you more days)`,
  mail: {
    subject: 'A last day for your health coverage is near',
    intro: 'You asked us to remind you of your dates. These come next:',
    hint: 'Your page says what to do, and what happens if you miss a day. Look there also if something has changed.',
    see: 'See what to do',
  },
} as const;
