import { api, mutation, query } from '#api/index.js';
import type { SAVED_ITEMS } from '#contract/api/saved.contract.js';
import type { SHARES_CALLS } from '#contract/api/shares.contract.js';
import { SAVED_CALLS, SHARE_CALLS } from '#contract/calls.js';

export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedItems: query<typeof SAVED_ITEMS.list>(build, SAVED_CALLS.list, { provides: ['Saved'] }),
    save: mutation<typeof SAVED_ITEMS.add>(build, SAVED_CALLS.add, { invalidates: ['Saved'] }),
    forget: mutation<typeof SAVED_ITEMS.remove>(build, SAVED_CALLS.remove, { invalidates: ['Saved'] }),
  }),
});

export const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shares: query<typeof SHARES_CALLS.list>(build, SHARE_CALLS.list, { provides: ['Shares'] }),
    previewShare: mutation<typeof SHARES_CALLS.preview>(build, SHARE_CALLS.preview),
    makeShare: mutation<typeof SHARES_CALLS.make>(build, SHARE_CALLS.make, { invalidates: ['Shares'] }),
    endShare: mutation<typeof SHARES_CALLS.end>(build, SHARE_CALLS.end, { invalidates: ['Shares'] }),
    openShare: query<typeof SHARES_CALLS.open>(build, SHARE_CALLS.open, { keep: 0 }),
  }),
});
