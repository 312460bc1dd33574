/** Returns a function that formats dates, which is created when it is first used, because creating it takes long. */
function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) =>
    (format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })).format(new Date(date));
}

/** Formats a date, such as "2024-03-24", as "March 24, 2024". */
export const formatDay = formatter({ dateStyle: 'long' });

/** Formats the month of a date, such as "2024-03-24", as "March 2024". */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });
