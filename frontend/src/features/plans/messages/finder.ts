export const FINDER = {
  zipUnknown: 'We do not recognize this ZIP code. Please check it.',
  lead: 'Answer a few short questions. You see plans and prices right away, with no account needed.',
  kept:
    'Your answers stay in this browser, until 24 hours after your last change. ' +
    'If you log in, your medicines and doctors go to your account.',
  notKept:
    'Your browser couldn’t keep your answers. It may be full, or set not to save anything. ' +
    'You’ll lose them if you close or reload this page.',
  /** The medicines and doctors of a signed-in person are in the account. */
  keptSignedIn: 'Your search stays in this browser until you log out.',
  clear: 'Clear my answers',
  cleared: 'Your answers are cleared from this browser.',
  noAnswers: 'To see plans, first answer a few short questions.',
  start: 'Answer the questions',
  /** Message for a signed-out visitor whose browser still holds the answers of a person whose session has ended. */
  othersAnswers:
    'Log in again to see your answers, plans and medicines. ' +
    'If someone else was logged in here, start with empty answers.',
  logIn: 'Log in to continue',
  startAnew: 'Start with empty answers',
  keepInAccount: 'Log in to keep this in your account',
  threeTitle: 'See three plans near you',
  threeIncome: 'Everyone in your household combined, for the coverage year. It sets how much help you get.',
  threeSent:
    'Our server gets only what the prices need: your ZIP code, age, income and other coverage, how much care you ' +
    'expect, and the medicines and doctors you looked up.',
  threeSubmit: 'Show three plans',
  seeAll: (plans: number) => (plans === 1 ? 'See this plan in the list' : `See all ${plans} plans`),
} as const;
