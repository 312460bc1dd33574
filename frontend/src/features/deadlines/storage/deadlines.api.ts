import { api, mutation, query } from '#api/index.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';

export const deadlinesApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedAnswers: query(build, DEADLINE_CALLS.findMine, { provides: ['Deadlines'] }),
    saveAnswers: mutation(build, DEADLINE_CALLS.saveMine, { invalidates: ['Deadlines'] }),
  }),
});
