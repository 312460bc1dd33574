import { api, mutation, query } from '#api/index.js';
import { SAVED_ITEMS } from '#contract/api/saved.contract.js';

export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedItems: query(build, SAVED_ITEMS.list, { provides: ['Saved'] }),
    save: mutation(build, SAVED_ITEMS.add, { invalidates: ['Saved'] }),
    forget: mutation(build, SAVED_ITEMS.remove, { invalidates: ['Saved'] }),
  }),
});
