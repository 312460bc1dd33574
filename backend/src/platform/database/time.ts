import { sql } from '@mikro-orm/core';

// SQL expressions for times by the clock of the database, which all processes share. A time that is compared with one
// of these times must come from the same clock, because the clock of a process may be wrong. Each function returns a
// new expression for each call, because one expression cannot be used in two queries.
export const now = () => sql<Date>`now()`;
export const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;
export const secondsAhead = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
export const daysAhead = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;
export const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
export const yearsAgo = (years: number) => sql<Date>`now() - make_interval(years => ${years})`;
