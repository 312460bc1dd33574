import { api, mutation, query } from '#api/index.js';
import { SHARES_CALLS } from '#contract/api/shares.contract.js';

export const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shares: query(build, SHARES_CALLS.list, { provides: ['Shares'] }),
    makeShare: mutation(build, SHARES_CALLS.make, { invalidates: ['Shares'] }),
    endShare: mutation(build, SHARES_CALLS.end, { invalidates: ['Shares'] }),
    openShare: query(build, SHARES_CALLS.open, { keep: 0 }),
  }),
});
