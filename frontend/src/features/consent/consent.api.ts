import { api, mutation, query } from '#api/index.js';
import { CONSENT } from '#contract/api/consent.contract.js';

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentHistory: query(build, CONSENT.listHistory, { provides: ['Consent'] }),
    changeConsent: mutation(build, CONSENT.change, { invalidates: ['Consent'] }),
    endMails: mutation(build, CONSENT.endMails, { invalidates: ['Consent', 'Alerts', 'Deadlines'] }),
  }),
});
