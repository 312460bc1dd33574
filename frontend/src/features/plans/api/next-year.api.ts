import { api, query } from '#api/index.js';
import { NEXT_YEAR } from '#contract/changes/next-year.contract.js';

/** The call that says what becomes of a plan. It is apart from the other calls, because few screens need it at once. */
export const nextYearApi = api.injectEndpoints({
  endpoints: (build) => ({ renewal: query(build, NEXT_YEAR.get) }),
});
