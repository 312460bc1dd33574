/** Messages for people who turn 65. Days and months are already formatted, such as "March 1" and "March 2027". */
export const MEDICARE = {
  born: 'When were you born?',
  bornOther: 'When was this person born?',
  bornHint: 'Optional. For Medicare dates.',
  bornOnFirst: 'Born on the 1st of the month',
  bornUnfit: 'This month and year don’t match the age, so we didn’t use them.',
  /** `name` is a name of `PEOPLE`. */
  title: (name: string, month: string) =>
    name === 'you' ? `You turn 65 in ${month}` : `${name.charAt(0).toUpperCase()}${name.slice(1)} turns 65 in ${month}`,
  titleUnknown: 'The year you turn 65',
  unknown:
    'Sign up for Medicare in the 3 months before your birthday month. Your tax credit ends when Medicare can start.',
  addMonth: 'Add birth month',
  from: (opens: string, closes: string, starts: string) =>
    `Sign up for Medicare ${opens} to ${closes}. It starts ${starts}, and the tax credit ends.`,
  until: (closes: string) => `Sign up for Medicare by ${closes}. The tax credit ends when Medicare can start.`,
  /** Follows the sentences in the results, if the yearly costs are not those of the months before Medicare. */
  wholeYear: 'Costs here cover all 12 months.',
  opens: 'First day to sign up for Medicare.',
  noGap: (starts: string) => `Sign up by then. Medicare starts ${starts}.`,
  last: 'Last day. Signing up later can cost more for life.',
  creditEnds: 'The tax credit ends when Medicare can start.',
  signUp: { href: 'https://www.ssa.gov/medicare/sign-up', text: 'Sign up at SSA.gov' },
  dates: 'All my dates',
} as const;
