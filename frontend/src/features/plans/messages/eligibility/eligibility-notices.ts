/**
 * Messages about other coverage that may suit a person better than the Marketplace. Each message has a link to the
 * official site of that coverage. Sources: 42 U.S.C. 1395ss(d)(3) for Medicare; 26 CFR 1.36B-2(c) for the tax credit
 * and other coverage, and 1.36B-1(d) and (e) for whose income counts; 42 CFR 457.310 for CHIP; Rev. Proc. 2025-25 for
 * the affordability of job coverage in 2026.
 */
export const ELIGIBILITY_NOTICES = {
  medicare: {
    title: 'Medicare',
    href: 'https://www.medicare.gov/plan-compare/',
    link: 'Compare Medicare plans at Medicare.gov',
    text:
      'People with Medicare don’t need a Marketplace plan. By law, most people on Medicare can’t be ' +
      'sold one. So our prices leave them out. We don’t show Medicare plans.',
  },
  medicareAge: {
    title: 'You may be able to get Medicare',
    href: 'https://www.medicare.gov/basics/get-started-with-medicare',
    link: 'Get started at Medicare.gov',
    text:
      'Most people 65 and over can get Medicare. If they sign up late, it may cost them more each month. ' +
      'We don’t show Medicare plans.',
  },
  va: {
    title: 'VA health care counts as full coverage',
    href: 'https://www.va.gov/health-care/',
    link: 'See VA health care at VA.gov',
    text:
      'People who have it don’t need another plan and can’t get a tax credit. A spouse or child without VA care may ' +
      'still get one.',
  },
  tricare: {
    title: 'TRICARE counts as full coverage',
    href: 'https://www.tricare.mil/',
    link: 'See your benefits at TRICARE.mil',
    text: 'People who have it don’t need another plan and can’t get a tax credit.',
  },
  job: {
    title: 'Coverage from a job',
    href: 'https://www.healthcare.gov/have-job-based-coverage/',
    link: 'Read about job coverage at HealthCare.gov',
    text:
      'You can’t get a tax credit if a job’s plan is affordable and covers enough. For 2027, a job’s plan is ' +
      '“affordable” if the cheapest one costs 10.22% of income or less (2026: 9.96%). For the worker, go by ' +
      'the price of a plan for one. For family members, go by the price of a family plan.',
  },
  medicaid: {
    title: 'Medicaid or CHIP',
    href: 'https://www.healthcare.gov/medicaid-chip/',
    link: 'Read about Medicaid and CHIP at HealthCare.gov',
    text:
      'People with Medicaid or CHIP don’t need a Marketplace plan and can’t get a tax credit. Tell your ' +
      'state when you move so you stay covered.',
  },
  other: {
    title: 'Other coverage',
    href: 'https://www.healthcare.gov/quick-guide/eligibility/',
    link: 'See who can use the Marketplace at HealthCare.gov',
    text:
      'You told us about other coverage. Our prices include no tax credit for people who have it. Before you ' +
      'change anything, find out what you’d lose.',
  },
  childAlone: {
    title: 'A plan just for a child',
    href: 'https://www.healthcare.gov/medicaid-chip/childrens-health-insurance-program/',
    link: 'Read about CHIP at HealthCare.gov',
    text:
      'Is the child on someone’s tax return? If so, add everyone on it, even people with other coverage, and enter ' +
      'everyone’s income. That sets how much help you get. CHIP covers many children whose parents earn too much ' +
      'for Medicaid, and you can apply any time.',
  },
  likelyMedicaid: {
    title: 'Medicaid or CHIP may be an option',
    href: 'https://www.healthcare.gov/medicaid-chip/',
    link: 'Apply at HealthCare.gov',
    text: 'With this income, you may be able to get Medicaid or CHIP at little or no cost. You can apply any time.',
  },
  coverageGap: {
    title: 'Your income may be too low for a tax credit',
    href: 'https://www.healthcare.gov/medicaid-chip/medicaid-expansion-and-you/',
    link: 'See your options at HealthCare.gov',
    text: 'In your state, some adults with low incomes can’t get Medicaid. Ask about free clinics and other help.',
  },
} as const;
export type EligibilityNotice = keyof typeof ELIGIBILITY_NOTICES;

export const NOTICE_PEOPLE = {
  people: (numbers: string) => `For ${numbers}`,
} as const;

/** Messages for places that HealthCare.gov does not serve: states with their own marketplace, and territories. */
export const OTHER_MARKETPLACE = {
  title: (exchange: string) => `Your state has its own marketplace: ${exchange}`,
  exchange: 'the state exchange',
  text:
    'We don’t have its plans here. You can compare and buy them on your state’s own site, and get help with ' +
    'costs there.',
  exchangesLink: 'Find your state’s marketplace at HealthCare.gov',
  exchangesPlace: 'https://www.healthcare.gov/marketplace-in-your-state/',
  territoryTitle: 'There is no Marketplace in U.S. territories',
  territory:
    'HealthCare.gov has no plans for where you live. Your territory’s government can tell you what ' +
    'coverage you can get.',
  territoryLink: 'See who can use the Marketplace at HealthCare.gov',
  territoryPlace: 'https://www.healthcare.gov/quick-guide/eligibility/',
} as const;
