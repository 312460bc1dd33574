import { api, mutation } from '#api/index.js';
import { CONTACT_CALLS } from '#contract/api/contact.contract.js';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({ sendMessage: mutation(build, CONTACT_CALLS.send) }),
});
