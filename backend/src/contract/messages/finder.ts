export const FINDER = {
  lead: 'Answer a few short questions. You see the plans and their prices at once, and you need no account.',
  kept: 'Your answers stay in this browser only. They go away 24 hours after your last change.',
  keptSignedIn: 'Your answers stay in this browser until you log out.',
  clear: 'Clear my answers',
  cleared: 'Your answers are gone from this browser.',
  change: 'Change answers',
  noAnswers: 'To see plans, first answer a few short questions.',
  start: 'Answer the questions',
  /** Shown to a guest if the browser still holds the answers of a person whose session has ended. */
  othersAnswers: 'This browser holds the answers of someone who was logged in here. Is that you?',
  logIn: 'Log in to go on with them',
  startAnew: 'Start with empty answers',
  keepInAccount: 'Log in to keep this in your account',
} as const;
