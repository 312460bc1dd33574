/** What becomes of a plan in the year `next` after its own `year`. Only the part that shows these words loads them. */
export const NEXT_YEAR_WORDS = {
  loading: (next: number) => `Checking what happens to this plan in ${next}…`,
  failed: (next: number) => `We couldn’t find out what happens to this plan in ${next}.`,
  notOut: (next: number) =>
    `Plans for ${next} aren’t out yet. They usually come out on November 1. Come back then to see what changes.`,
  same: (next: number) => `You can get this plan again in ${next}.`,
  newName: (name: string) => `Its new name is ${name}.`,
  replaced: (next: number, name: string) => `In ${next}, ${name} replaces this plan.`,
  replacedByOther: (next: number, name: string, insurer: string) =>
    `In ${next}, ${name} replaces this plan. It’s from a different insurer: ${insurer}.`,
  byArea: 'It depends on where you live. In other places, people with this plan may get a different one.',
  otherMetal: (before: string, after: string) =>
    `The metal level changes from ${before} to ${after}. Your share of the cost will change.`,
  ends: (year: number) => `This plan ends on December 31, ${year}. No plan replaces it.`,
  leftCounty: (next: number) => `In ${next}, this plan is no longer sold in your county.`,
  notHere: (next: number, name: string) => `In ${next}, ${name} replaces this plan, but it isn’t sold in your county.`,
  notShown: (next: number) => `In ${next}, another plan replaces this one. We don’t have its data. Ask your insurer.`,
  noPrice: (next: number) => `We don’t have your price for this plan in ${next}. It may not be sold in your county.`,
  /** Follows the sentences that say that the person has no plan next year unless they choose one. */
  choose: (next: number) => `Choose a plan for ${next} so you’re covered in January.`,
  /** Follows the sentences about a plan that goes on. */
  mayEnroll: 'If you do nothing, the Marketplace may sign you up for it.',
  /** For a household with a person of 64; a link to the person's deadlines follows. */
  turns65: (next: number) =>
    `Anyone 64 now will turn 65 by the end of ${next}. Most people can get Medicare then, which ends their tax credit.`,
  deadlines: 'See when to sign up for Medicare',
  table: (year: number, next: number) => `What changes from ${year} to ${next}`,
  what: 'What',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  unchanged: 'the same',
  aboutTheSame: 'about the same',
  aboutMore: (amount: string) => `about ${amount} more`,
  aboutLess: (amount: string) => `about ${amount} less`,
  cannotCompare: 'can’t be compared',
  lost: (names: string) => `no longer: ${names}`,
  gained: (names: string) => `new: ${names}`,
  genericOnly: (names: string) => `only as a generic: ${names}`,
  noData: (names: string) => `no data: ${names}`,
  medicines: 'Your medicines',
  doctors: 'Your doctors',
  otherTitle: 'Could another plan cost less?',
  /** The same title if no plan goes on. */
  leastTitle: (next: number) => `Which plan costs the least in ${next}?`,
  looking: (next: number) => `Comparing all plans for ${next}…`,
  cheaper: (name: string, amount: string) => `Yes. ${name} would cost about ${amount} less in an average year.`,
  cheapest: (name: string, amount: string) => `${name} costs the least in an average year: ${amount}.`,
  none: 'No. No other plan would clearly cost less in an average year.',
  notComparable: (next: number) => `We can’t tell because we don’t have all of this plan’s numbers for ${next}.`,
  coversLess:
    'We can’t tell because another plan covers more of your medicines. You pay full price for what a plan ' +
    'doesn’t cover.',
  otherFailed: (next: number) => `We couldn’t compare all plans for ${next}.`,
  seePlan: (name: string, next: number) => `See ${name} for ${next}`,
  seeAll: (next: number) => `See all plans for ${next}`,
  moreAbout: (next: number) => `More about ${next}`,
  compare: (year: number, next: number) => `Compare ${year} and ${next}`,
  /** The change of the monthly premium, in the list of saved plans. */
  premium: (change: string, isFullPrice = false) =>
    `${isFullPrice ? 'Full premium' : 'Premium after tax credit'}: ${change}` +
    (change === 'the same' ? '.' : ' a month.'),
} as const;
