import { SAVED_ITEMS } from '../../../../backend/src/contract/saved.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedItems: query(build, SAVED_ITEMS.list),
    save: mutation(build, SAVED_ITEMS.add),
    forget: mutation(build, SAVED_ITEMS.remove),
  }),
});
