import { IMPORTANT_DATES, OWN_MARKETPLACES_CLOSE, SPECIAL_DAYS } from '#contract/deadlines/enrollment-dates.js';

/** The coverage year of the articles. */
const YEAR = 2027;

/** The poverty guideline that this year uses in most states: for one person, and for each further one. */
const POVERTY = { first: 15_960, more: 5_680 };

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Formats a day, such as "2026-12-07", as "December 7". */
const dayOf = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;

const dollars = (amount: number): string => `$${String(amount).replace(/(?=\d{3}$)/, ',')}`;

function windowOf(id: string) {
  const window = IMPORTANT_DATES.find((each) => each.id === `${id}-${YEAR}`);
  if (!window) throw new Error(`no dates of ${id} for ${YEAR}`);
  const { opens, closes, januaryFirstBy = closes } = window;
  return { opens: dayOf(opens), closes: dayOf(closes), forJanuary: dayOf(januaryFirstBy) };
}

/** The dates and amounts in articles and answers. They are those of the data, so that no text is left behind. */
export const FACTS = {
  year: YEAR,
  specialDays: SPECIAL_DAYS.usual,
  medicare: windowOf('medicare'),
  healthCareGov: windowOf('marketplace'),
  ownMarketplaces: { first: dayOf(OWN_MARKETPLACES_CLOSE.first), last: dayOf(OWN_MARKETPLACES_CLOSE.last) },
  /** The tax credit ends at four times the guideline. */
  creditEnds: { one: dollars(4 * POVERTY.first), four: dollars(4 * (POVERTY.first + 3 * POVERTY.more)) },
} as const;
