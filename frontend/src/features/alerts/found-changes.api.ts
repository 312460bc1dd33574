import { api, query } from '#api/index.js';
import { OWN_CALLS } from '#contract/calls.js';
import type { ALERT_CALLS } from '#contract/changes/alerts.contract.js';

export const foundChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    alerts: query<typeof ALERT_CALLS.list>(build, OWN_CALLS.changes, { provides: ['Alerts'] }),
  }),
});
