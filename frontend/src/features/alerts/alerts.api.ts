import { api, mutation, query } from '#api/index.js';
import { ALERT_CALLS } from '#contract/changes/alerts.contract.js';

export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    alerts: query(build, ALERT_CALLS.list, { provides: ['Alerts'] }),
    setAlerts: mutation(build, ALERT_CALLS.set, { invalidates: ['Alerts', 'Consent'] }),
    linkedMails: query(build, ALERT_CALLS.getByLink, { provides: ['Alerts'] }),
    stopAlerts: mutation(build, ALERT_CALLS.stop, { invalidates: ['Alerts', 'Deadlines', 'Consent'] }),
  }),
});
