import { PAGES } from '../../../../backend/src/contract/pages.js';

/** Address of a plan's page. The same id is another plan in another year, so the year belongs to it wherever it is known. */
export const planPath = (id: string, year?: number): string =>
  PAGES.plan.path.replace(':planId?', encodeURIComponent(id)) + (year === undefined ? '' : `?year=${year}`);
