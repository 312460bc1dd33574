import { PAGES } from '#contract/pages.js';

/**
 * Returns the address of a plan's page. A plan id stands for a different plan in each year, so the address includes the
 * year if it is known.
 */
export const planPath = (id: string, year?: number): string =>
  PAGES.plan.path.replace(':planId?', encodeURIComponent(id)) + (year === undefined ? '' : `?year=${year}`);
