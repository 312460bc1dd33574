/** Messages of a plan's page, which the largest page, that with the plan list, need not load. */
export const PLAN_PAGE = {
  idRequired: 'Plan ID is required',
  none: 'No plan selected.',
  badId: 'The plan ID in this link isn’t valid.',
  ofYear: (year: number) => `Plan year ${year}.`,
  /** Stands in place of the plan until it is loaded. */
  coming: 'See what this plan costs you. Then see prices for visits and medicines, what’s covered, and plan documents.',
  yearUnknown: 'We can’t tell which year this plan is for. Reload the page, then save.',
  /** Note if the year in the URL cannot be a plan year. */
  yearReplaced: (shown: number) => `We don’t have that year. This is the plan for ${shown}.`,
  /** Message if the details of a plan could not be loaded, but the page shows what the list of plans contains. */
  notAllDetails: 'We couldn’t load all the details of this plan.',
  failedWithStatus: (status: number) => `API request failed with status ${status}`,
  checkMedication: 'Check if your Medication is Covered',
  back: 'Back',
  panel: {
    title: 'What you pay',
    bar: 'Price at a glance',
    help: 'Your tax credit',
    helpUsed: 'Tax credit used',
    /** The same two labels for a household in which somebody of 65 or more may be able to get Medicare. */
    helpIf: 'Tax credit if you can’t get Medicare',
    helpUsedIf: 'Used if you can’t get Medicare',
  },
  aMonth: 'a month',
  notLoaded: 'You’ll see this once the plan’s benefits load.',
  nextYear: (next: number) => `This plan in ${next}`,
  visits: 'What a visit costs',
  premiums: 'Premium tiers',
  /** The percentages of the costs that plan and person pay, after the name of the metal level. */
  shares: (plan: number, person: number) => `: the plan pays about ${plan}%, you pay about ${person}%`,
  tierColumn: 'Tier',
  amountColumn: 'Amount',
  familyColumn: 'Family Type',
  showAll: 'Show All',
  preferred: 'What you asked for:',
  notIncluded: (text: string) => `Not included: ${text}`,
  benefits: 'Benefits',
  programs: 'Disease-management programs',
  programColumn: 'Program',
  partColumn: 'Part',
  ratingsTitle: 'Quality ratings',
  ratingColumn: 'Rating',
  starsColumn: 'Stars (out of 5)',
  resources: 'Resources',
  documentColumn: 'Document',
  websiteColumn: 'Website',
  newTab: '(opens in a new tab)',
  ratings: { overall: 'Overall', experience: 'Experience', efficiency: 'Efficiency', clinical: 'Clinical Quality' },
  documents: {
    brochure: 'Brochure',
    benefits: 'Benefits Document',
    network: 'Network Info',
    formulary: 'Drug Formulary',
  },
  noPrice: 'Enter your info to see a price',
  /** Title of the same form for people who have entered their details, if the plan has no price for them. */
  noPriceAgain: 'Change your info',
  seePrice: 'See my price',
  /** The link to all questions of the plan search, which ask for more than a price needs. */
  moreQuestions: 'Change who’s covered',
  amounts: 'Deductibles, limits, premium tiers',
  findBenefit: 'Find a benefit',
  findBenefitHint: 'For example: hearing',
  benefitsFound: (count: number, words: string) =>
    count === 1 ? `1 benefit has “${words}” in its name.` : `${count} benefits have “${words}” in their names.`,
  plansHere: 'See the plans in your county',
  /** Says why a plan has no price for a household. Both states are two-letter codes. */
  noPriceWhy: (soldIn: string, livesIn: string) =>
    soldIn === livesIn
      ? 'This plan may not be sold in your county, or we don’t have its prices.'
      : `This plan is sold in ${soldIn}. Your ZIP code is in ${livesIn}.`,
  quality: 'Quality ratings and programs',
  papers: 'Plan documents',
  links: (count: number) => (count === 1 ? '1 link' : `${count} links`),
} as const;
