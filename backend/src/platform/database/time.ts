import { sql } from '@mikro-orm/core';

// SQL expressions for times by the clock of the database, which all processes share. Times that are compared with them
// must come from the same clock, because the clock of a process may be wrong. Each call creates a new expression,
// because one expression cannot be used in two queries.
export const now = () => sql<Date>`now()`;
export const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;
export const secondsAhead = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
export const daysAhead = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;
export const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
export const yearsAgo = (years: number) => sql<Date>`now() - make_interval(years => ${years})`;
