const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2024-03-24" -> "March 24, 2024". */
export const dayText = (date: string): string => day.format(new Date(date));
