/** Sentences of plan search and plan detail: specification 2, sections 2, 4, 5, 8 and 9, word for word. */

export const SEARCH = {
  title: 'Compare Insurance Plans',
  preferences: 'Customize Your Preferences',
  submit: 'Search Plans',
  busy: 'Loading...',
  helpTips: 'Help tips',
  plainLanguage: 'Plain language',
  incomeLabel: 'Household income for the year, in dollars',
  incomeHint: 'Before taxes, for everyone on your tax return. An estimate is fine.',
  ageLabel: 'Age',
  genderLabel: 'Gender',
  tobaccoLabel: 'Tobacco use',
  tobaccoTip: 'Tobacco use in the last 6 months.',
  zipLabel: 'ZIP code',
  zipHint: 'Enter a 5-digit ZIP code',
  countyLabel: 'County',
  countyHint: 'Your ZIP code is in more than one county. Choose yours.',
  missing: 'Please fill in all required fields before submitting.',
  failed: 'There was an error while fetching data.',
  empty: 'No matching plans found based on your preferences. Try adjusting your filters.',
  disclaimer: 'Results are estimates; verify plan details before enrolling.',
} as const;

export const MATCHING = {
  all: '✅ Meets ALL your preferences',
  matches: 'Matches',
  missing: 'Missing',
  benefitsNotLoaded: 'Benefit details not loaded',
  underPremium: (dollarsPerMonth: number) => `Under $${dollarsPerMonth}/month`,
} as const;

export const PLAN = {
  idRequired: 'Plan ID is required',
  none: 'No plan selected.',
  loading: 'Loading plan details…',
  noDetails: 'No plan details available.',
  failedWithStatus: (status: number) => `API request failed with status ${status}`,
  checkMedication: 'Check if your Medication is Covered',
  back: 'Back',
  deductibles: 'Deductibles',
  moops: 'Max Out-of-Pocket',
  premiums: 'Premium tiers',
  type: 'Plan Type',
  metal: 'Metal Level',
  hsa: 'HSA Eligible',
  tierColumn: 'Tier',
  amountColumn: 'Amount',
  familyColumn: 'Family Type',
  showAll: 'Show All',
  covered: 'Covered',
  notCovered: 'Not Covered',
  notRated: 'N/A',
  ratings: { overall: 'Overall', experience: 'Experience', efficiency: 'Efficiency', clinical: 'Clinical Quality' },
  documents: { brochure: 'Brochure', benefits: 'Benefits Document', network: 'Network Info', formulary: 'Drug Formulary' },
  sampleData: 'Sample data: these plans are invented and cannot be bought.',
  importedData: 'These plans come from official files that were published once. They are not live: prices and benefits may have changed.',
  noPrice: 'Enter your details for a price',
  notAvailable: 'Not available',
} as const;

export const PLAN_TYPES = {
  HMO: 'Health Maintenance Organization (HMO)',
  PPO: 'Preferred Provider Organization (PPO)',
  EPO: 'Exclusive Provider Organization (EPO)',
  POS: 'Point of Service (POS)',
  Indemnity: 'Indemnity',
} as const;
