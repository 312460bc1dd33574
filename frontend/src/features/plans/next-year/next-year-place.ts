/** Id of the part of a plan's page about the next year, for links from other screens. */
export const NEXT_YEAR_ID = 'next-year';

/** Returns whether a plan is of the year that is going on, so that people ask what becomes of it. */
export const isOfThisYear = (year: number): boolean => year === new Date().getFullYear();
