/**
 * Messages for places that HealthCare.gov does not serve: states with their own marketplace, and territories without
 * one.
 */
export const OTHER_MARKETPLACE = {
  title: (exchange: string) => `Your state has its own marketplace: ${exchange}`,
  exchange: 'the state exchange',
  text:
    'Its plans are not on this site. You can compare and buy them at your state’s own place, and get help with ' +
    'costs there.',
  exchangesLink: 'Find your state’s marketplace at HealthCare.gov',
  exchangesPlace: 'https://www.healthcare.gov/marketplace-in-your-state/',
  territoryTitle: 'There is no Marketplace in U.S. territories',
  territory:
    'HealthCare.gov has no plans for the place you live in. Your territory’s government can tell you what ' +
    'coverage you can get.',
  territoryLink: 'Read who can use the Marketplace at HealthCare.gov',
  territoryPlace: 'https://www.healthcare.gov/quick-guide/eligibility/',
} as const;
