import { CONSENT } from '../../../../backend/src/contract/consent.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentHistory: query(build, CONSENT.history),
    changeConsent: mutation(build, CONSENT.change),
  }),
});
