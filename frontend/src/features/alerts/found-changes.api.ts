import { api, query } from '#api/index.js';
import { OWN_CALLS } from '#contract/calls.js';
import type { ALERT_CALLS } from '#contract/changes/alerts.contract.js';

/** The call for changes of what the person saved. The dashboard needs no other call of the feature at once. */
export const foundChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    alerts: query<typeof ALERT_CALLS.list>(build, OWN_CALLS.changes, { provides: ['Alerts'] }),
  }),
});
