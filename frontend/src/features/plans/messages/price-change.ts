/** What a saved plan says if its monthly price has changed since it was saved. Only such plans load these words. */
export const PRICE_CHANGE = {
  /** `was` and `now` are amounts with a dollar sign; `day` is the date of the data with the price that was saved. */
  text: (isHigher: boolean, was: string, day: string, now: string) =>
    `${isHigher ? 'Costs more' : 'Costs less'} than when you saved it: ` +
    `was ${was} a month (data from ${day}), now ${now}.`,
  /** Stands in place of the price of a plan that was saved for other answers than those of the last search. */
  otherAnswers: (day: string) => `Saved with different answers (data from ${day}).`,
  otherYear: (day: string, year: number) => `Saved with data from ${day}. Your last search is for ${year}.`,
} as const;
