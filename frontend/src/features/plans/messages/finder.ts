export const FINDER = {
  zipUnknown: 'We don’t recognize this ZIP code. Please check it.',
  lead: 'Answer a few short questions. You’ll see plans and prices right away. No account needed.',
  kept:
    'Your answers stay in this browser for 24 hours after your last change. ' +
    'If you log in, your account keeps your medicines and doctors.',
  notKept:
    'Your browser couldn’t save your answers. Its storage may be full or turned off. ' +
    'If you close or reload this page, you’ll lose them.',
  /** The medicines and doctors of a signed-in person are in the account. */
  keptSignedIn: 'Your search stays in this browser until you log out.',
  clear: 'Clear my answers',
  cleared: 'We cleared your answers from this browser.',
  noAnswers: 'To see plans, first answer a few short questions.',
  start: 'Answer the questions',
  /** Message for a signed-out visitor whose browser still holds the answers of a person whose session has ended. */
  othersAnswers:
    'Log in again to see your answers, plans and medicines. ' +
    'If someone else was logged in here, start with blank answers.',
  logIn: 'Log in to continue',
  startAnew: 'Start with blank answers',
  keepInAccount: 'Log in to save this to your account',
  threeTitle: 'See three plans near you',
  threeIncome: 'Add up everyone’s income for the coverage year. The total decides how much help you get.',
  threeSent:
    'We collect only what we need to price plans: your ZIP code, age, income and other coverage, how much care you ' +
    'expect, and the medicines and doctors you looked up.',
  threeSubmit: 'Show three plans',
  seeAll: (plans: number) => (plans === 1 ? 'See this plan in the list' : `See all ${plans} plans`),
} as const;
