/** Stands beside the title of a part that contains a picture. */
export const PICTURE = 'picture';

/** The pictures on a plan's page: which share of the costs the plan pays, and three worked examples. */
export const STEPS = {
  title: 'Who pays when',
  first: 'First',
  next: 'Then',
  last: 'After that',
  before: 'Before the deductible',
  /** Name of the first step if the plan has no deductible, so that it pays its share at once. */
  fromStart: 'From the first day',
  between: 'After the deductible',
  beyond: 'After the maximum',
  beforeText: (deductible: string) => `You pay full price for care, up to ${deductible} a year.`,
  flatPrices: 'Visits with a set price skip this step.',
  betweenText: (dollars: number) =>
    `The plan pays a share. Of every $100 for a hospital stay, you pay about $${dollars}.`,
  paid: (amount: string) => `After you pay ${amount}`,
  you: 'You pay',
  plan: 'The plan pays',
  /** Text alternative for a picture of how the plan and the person share the costs. */
  share: (dollars: number) => `You pay $${dollars} of every $100. The plan pays $${100 - dollars}.`,
} as const;

/** Messages of the picture that shows what twenty equally likely years cost. Amounts are already formatted. */
export const YEARS = {
  title: (years: number) => `${years} possible years`,
  key: 'How to read the dots',
  kinds: {
    easier: (years: number) => `${years} easier years`,
    dearer: (years: number) => `${years} costlier years`,
    worst: (years: number) => `${years} years with a lot of care`,
  },
  half: (half: number, years: number, median: string) => `In ${half} of ${years} years, you pay ${median} or less.`,
  dearer: (dearer: number, years: number, amount: string) =>
    `In ${dearer} of the ${years} years, you pay more than ${amount}.`,
  never: (most: string, premiums: string, count: string, care: string) =>
    `Premiums and covered care in the network never cost more than ${most}: ${premiums} for ${count} and ` +
    `${care} for care.`,
  /** Follows these sentences if the plan does not cover some medicines. `note` names them. */
  without: (note: string) => `Each year: ${note}.`,
} as const;

export const EXAMPLES = {
  title: (names: readonly string[]) => `Examples: ${names.join(', ')}`,
  short: { baby: 'having a baby', diabetes: 'diabetes', fracture: 'a broken bone' },
  lead: 'The insurer’s own numbers, for one person and care in the network. Your own costs will differ.',
  names: { baby: 'Having a baby', diabetes: 'A year with type 2 diabetes', fracture: 'A broken bone' },
  pay: (own: string, total: string) => `You pay ${own} of ${total}`,
  /** The same for plans with lower costs for some people, because the insurers' examples never count these. */
  payWithout: (own: string, total: string) => `People without extra savings pay ${own} of ${total}`,
  /** Says what is certain for people who get lower costs. `most` is the highest amount that they pay in a year. */
  never: (most: string) =>
    `With your extra savings, you never pay more than ${most} in a year for covered care in the network.`,
  parts: (deductible: string, copay: string, coinsurance: string, limit: string) =>
    `Deductible ${deductible}, copays ${copay}, coinsurance ${coinsurance}, not covered ${limit}.`,
} as const;

/** Total dollars of each worked example, as the official form for summaries of benefits prescribes. */
export const EXAMPLE_TOTALS = { baby: 12_700, diabetes: 5_600, fracture: 2_800 } as const;
