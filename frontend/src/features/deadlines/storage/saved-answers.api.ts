import { api, query } from '#api/index.js';
import { OWN_CALLS } from '#contract/calls.js';
import type { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';

export const savedAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedAnswers: query<typeof DEADLINE_CALLS.findMine>(build, OWN_CALLS.deadlines, { provides: ['Deadlines'] }),
  }),
});
