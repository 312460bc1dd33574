import { api, mutation, query } from '#api/index.js';
import { CONTACT_REQUESTS } from '#contract/api/contact-requests.contract.js';

export const contactRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequests: query(build, CONTACT_REQUESTS.list, { keep: 0, provides: ['ContactRequests'] }),
    // Contact details are not refetched automatically, because the server adds an entry to the audit trail every time
    // an admin sees them.
    showRequest: query(build, CONTACT_REQUESTS.show, { keep: 0 }),
    startRequestExport: mutation(build, CONTACT_REQUESTS.startExport),
    changeRequest: mutation(build, CONTACT_REQUESTS.change, { invalidates: ['ContactRequests'] }),
  }),
});
