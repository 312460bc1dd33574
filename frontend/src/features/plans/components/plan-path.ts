import { PAGES } from '#contract/pages.js';

/**
 * Returns the path of a plan's page. The same plan id stands for a different plan in another year, so the path includes
 * the year if it is known.
 */
export const planPath = (id: string, year?: number): string =>
  PAGES.plan.path.replace(':planId?', encodeURIComponent(id)) + (year === undefined ? '' : `?year=${year}`);
