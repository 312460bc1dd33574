import type { FoundChange } from '#contract/changes/alerts.contract.js';

/** For this number of days after it was found, a change stands at the top of the dashboard. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a change was found so recently that it belongs where a returning person looks first. */
export const isNew = ({ foundAt }: FoundChange): boolean => Date.parse(foundAt) > Date.now() - DAYS * DAY_MS;
