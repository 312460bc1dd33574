import { IMPORTANT_DATES, OWN_MARKETPLACES_CLOSE, SPECIAL_DAYS } from '#contract/deadlines/enrollment-dates.js';
import { CREDIT_ENDS } from '#contract/limits/plans.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Formats a day, such as "2026-12-07", as "December 7". */
const dayOf = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

const dollars = (amount: number): string => `$${String(amount).replace(/(?=\d{3}$)/, ',')}`;

function windowOf(id: string) {
  const window = IMPORTANT_DATES.find((each) => each.id === `${id}-${CREDIT_ENDS.year}`);
  if (!window) throw new Error(`no dates of ${id} for ${CREDIT_ENDS.year}`);
  const { opens, closes, januaryFirstBy = closes } = window;
  return { opens: dayOf(opens), closes: dayOf(closes), forJanuary: dayOf(januaryFirstBy) };
}

/** The dates and amounts in articles and answers. They are those of the data, so that no text is left behind. */
export const FACTS = {
  year: CREDIT_ENDS.year,
  specialDays: SPECIAL_DAYS.usual,
  medicare: windowOf('medicare'),
  healthCareGov: windowOf('marketplace'),
  ownMarketplaces: { first: dayOf(OWN_MARKETPLACES_CLOSE.first), last: dayOf(OWN_MARKETPLACES_CLOSE.last) },
  creditEnds: { one: dollars(CREDIT_ENDS.one), four: dollars(CREDIT_ENDS.four) },
} as const;
