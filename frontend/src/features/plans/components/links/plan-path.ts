import { PAGES } from '#contract/pages.js';

/**
 * Returns the path of a plan's page. The path includes the plan year if the year is known, because the same plan id in
 * another year is a different plan.
 */
export const planPath = (id: string, year?: number): string =>
  PAGES.plan.path.replace(':planId?', encodeURIComponent(id)) + (year === undefined ? '' : `?year=${year}`);
