const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a date, such as "2024-03-24", as "March 24, 2024". */
export const formatDay = (date: string): string => day.format(new Date(date));

/** Formats the month of a date, such as "2024-03-24", as "March 2024". */
export const formatMonth = (date: string): string => month.format(new Date(date));
