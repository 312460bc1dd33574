import { api, mutation, query } from '#api/index.js';
import type { SAVED_ITEMS } from '#contract/api/saved.contract.js';
import { SAVED_CALLS } from '#contract/calls.js';

export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedItems: query<typeof SAVED_ITEMS.list>(build, SAVED_CALLS.list, { provides: ['Saved'] }),
    save: mutation<typeof SAVED_ITEMS.add>(build, SAVED_CALLS.add, { invalidates: ['Saved'] }),
    forget: mutation<typeof SAVED_ITEMS.remove>(build, SAVED_CALLS.remove, { invalidates: ['Saved'] }),
  }),
});
