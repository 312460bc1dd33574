/** What a saved plan says if its monthly price has changed since it was saved. Only such plans load these words. */
export const PRICE_CHANGE = {
  /** `was` and `now` are amounts with a dollar sign; `day` is the date of the data with the price that was saved. */
  text: (isHigher: boolean, was: string, day: string, now: string) =>
    `${isHigher ? 'Costs more' : 'Costs less'} than when you saved it: was ${was} a month (data of ${day}), now ${now}.`,
  /** Says the saved price of a plan, if the answers of the last search are others than those it is for. */
  otherAnswers: (was: string, day: string) =>
    `Was ${was} a month (data of ${day}), for the answers you had then. Your last search has other answers.`,
  otherYear: (was: string, day: string, year: number) =>
    `Was ${was} a month (data of ${day}). Your last search is for ${year}.`,
} as const;
