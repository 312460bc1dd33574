import { mutation, query } from '#api/index.js';
import { ALERT_CALLS } from '#contract/changes/alerts.contract.js';
import { foundChangesApi } from './found-changes.api.js';

export const alertsApi = foundChangesApi.injectEndpoints({
  endpoints: (build) => ({
    setAlerts: mutation(build, ALERT_CALLS.set, { invalidates: ['Alerts', 'Consent'] }),
    linkedMails: query(build, ALERT_CALLS.getByLink, { provides: ['Alerts'] }),
    stopAlerts: mutation(build, ALERT_CALLS.stop, { invalidates: ['Alerts', 'Deadlines', 'Consent'] }),
  }),
});
