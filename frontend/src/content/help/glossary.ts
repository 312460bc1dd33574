/** Definitions of 25 insurance terms, some with an example in dollars, for people who have switched on help tips. */
export const GLOSSARY = {
  allowedAmount: {
    term: 'Allowed amount',
    definition: 'The most a plan will pay for a service. In the network, you can’t be charged more than this.',
  },
  appeal: {
    term: 'Appeal',
    definition: 'When a plan won’t pay, you can ask it to look again. That request is an appeal.',
  },
  benefits: { term: 'Benefits', definition: 'The care and services a plan pays for.' },
  catastrophic: {
    term: 'Catastrophic plan',
    definition: 'A plan with a low premium and a very high deductible, for people under 30 or with a hardship.',
  },
  claim: { term: 'Claim', definition: 'The bill you or your doctor sends to the plan.' },
  coinsurance: {
    term: 'Coinsurance',
    definition: 'Your share of a bill, as a percent. At 20 percent, you pay $20 of every $100.',
  },
  copay: { term: 'Copay', definition: 'A fixed price for one service, such as $30 for a doctor visit.' },
  costSharing: {
    term: 'Cost sharing',
    definition: 'What you pay when you get care: deductible, copays and coinsurance. The premium is not part of it.',
  },
  deductible: {
    term: 'Deductible',
    definition: 'What you pay for covered care in a year before the plan starts to share most costs.',
  },
  formulary: {
    term: 'Formulary',
    definition: 'The list of drugs a plan helps pay for. It is also called a drug list.',
  },
  generic: {
    term: 'Generic drug',
    definition: 'A drug with the same active ingredient as a brand drug. It usually costs less.',
  },
  hmo: {
    term: 'HMO',
    definition: 'A plan that pays only for doctors in its network, except in an emergency. You often need a referral.',
  },
  hsa: { term: 'HSA', definition: 'A health savings account. You save money tax-free and use it for health costs.' },
  medicaid: {
    term: 'Medicaid',
    definition: 'Coverage for people with low income, run by the states. You can apply at any time.',
  },
  medicare: {
    term: 'Medicare',
    definition: 'Federal coverage for people who are 65 or older, and for some younger people with a disability.',
  },
  metalLevel: {
    term: 'Metal level',
    definition: 'Bronze, Silver, Gold or Platinum. It shows how you and the plan split the cost of care.',
  },
  network: {
    term: 'Network',
    definition: 'The doctors, hospitals and pharmacies that have a price deal with the plan.',
  },
  openEnrollment: {
    term: 'Open enrollment',
    definition: 'The weeks each fall when anyone who qualifies can choose a plan.',
  },
  outOfPocketMaximum: {
    term: 'Out-of-pocket maximum',
    definition:
      'The most you pay in a year for covered care in the network. After that, the plan pays. Premiums do not count.',
  },
  ppo: { term: 'PPO', definition: 'A plan that lets you see doctors outside its network for a higher price.' },
  premium: { term: 'Premium', definition: 'What you pay each month to have the plan, even when you don’t use it.' },
  premiumTaxCredit: {
    term: 'Premium tax credit',
    definition: 'Help from the government that lowers your Marketplace premium. It depends on your income.',
  },
  priorAuthorization: {
    term: 'Prior authorization',
    definition: 'The plan’s approval that your doctor must get before the plan pays.',
  },
  referral: { term: 'Referral', definition: 'A note from your main doctor that lets you see a specialist.' },
  specialEnrollment: {
    term: 'Special enrollment',
    definition: 'A window to choose a plan after a life event. It usually lasts 60 days, or 90 after Medicaid or CHIP.',
  },
} as const satisfies Record<string, { readonly term: string; readonly definition: string }>;
export type TermId = keyof typeof GLOSSARY;
