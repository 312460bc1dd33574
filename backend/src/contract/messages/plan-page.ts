/**
 * Messages used only by a plan's page and the comparison. They are in a separate file so that the page with the plan
 * list, which is already the largest, does not load them.
 */
export const PLAN_PAGE = {
  idRequired: 'Plan ID is required',
  none: 'No plan selected.',
  ofYear: (year: number) => `Plan year ${year}.`,
  loading: 'Loading plan details…',
  yearUnknown: 'We could not find out for which year this is. Load the page again to save this plan.',
  noDetails: 'No plan details available.',
  failedWithStatus: (status: number) => `API request failed with status ${status}`,
  checkMedication: 'Check if your Medication is Covered',
  back: 'Back',
  panel: { title: 'What you pay', help: 'Your tax credit', pay: 'You pay' },
  visits: 'What care costs you',
  premiums: 'Premium tiers',
  /** Percentages of the costs that the plan and the person pay. This phrase follows the name of the metal level. */
  shares: (plan: number, person: number) => `: the plan pays about ${plan}%, you pay about ${person}%`,
  tierColumn: 'Tier',
  amountColumn: 'Amount',
  familyColumn: 'Family Type',
  showAll: 'Show All',
  covered: 'Covered',
  notCovered: 'Not Covered',
  preferred: 'What you asked for:',
  limit: (text: string) => `Limit: ${text}`,
  notIncluded: (text: string) => `Not included: ${text}`,
  benefits: 'Benefits',
  programs: 'Disease-management programs',
  programCount: (count: number) => (count === 1 ? '1 program' : `${count} programs`),
  programColumn: 'Program',
  partColumn: 'Part',
  ratingsTitle: 'Quality ratings',
  ratingColumn: 'Rating',
  starsColumn: 'Stars of 5',
  starsOf: (stars: number) => `${stars} of 5 stars for quality`,
  resources: 'Resources',
  documentColumn: 'Document',
  siteColumn: 'Website',
  newTab: '(opens in a new tab)',
  ratings: { overall: 'Overall', experience: 'Experience', efficiency: 'Efficiency', clinical: 'Clinical Quality' },
  documents: {
    brochure: 'Brochure',
    benefits: 'Benefits Document',
    network: 'Network Info',
    formulary: 'Drug Formulary',
  },
  noPrice: 'Enter your details for a price',
  noPriceWhy: 'This plan may not be sold in your county, or we do not have its prices.',
  yearly: 'Yearly cost',
  yearlyNotes: 'How we got these numbers',
} as const;

export const COMPARE_PAGE = {
  tooMany: (max: number) => `${max} plans fit side by side. Remove one to see the next.`,
  differencesOnly: 'Show differences only',
  differs: 'differs',
  same: 'Everything else is the same.',
  aboutTheSame: 'about the same',
  noSearch: 'Search for plans first. Then choose the ones to compare.',
  feature: 'What you compare',
  gone: (name: string, year: number) =>
    `${name} is not among the marketplace’s plans for ${year}, or its data had errors. So it is left out.`,
  otherYear: (name: string, year: number | undefined, compared: number) =>
    `${name} is a plan for ${year ?? 'another year'}. Here you compare plans for ${compared}, so it is left out.`,
  print: 'Print',
  onPaper: (leftOut: number) =>
    `≠ stands where these plans differ. On paper you find the key facts, and the benefits that ` +
    `differ${leftOut === 0 ? '' : `, as many as fit. ${leftOut} more benefits differ: see them on the screen`}. ` +
    `Benefits that are the same in all plans are left out.`,
  noneLeft: 'None of your chosen plans can be compared now. Search again, then choose plans from the new list.',
} as const;
