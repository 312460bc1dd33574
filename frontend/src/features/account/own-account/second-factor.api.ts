import { api, mutation, query } from '#api/index.js';
import { SECOND_FACTOR_CALLS as CALLS } from '#contract/api/second-factor.contract.js';

const FACTORS = { type: 'Account', id: 'factors' } as const;
/**
 * Cache tags of everything that changes when a second step is added or removed: the list of second steps, the person's
 * devices, and what the person may do as a staff member in this session.
 */
const CHANGED = { invalidates: [FACTORS, 'Account', 'Session'] } as const;

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    factors: query(build, CALLS.list, { provides: [FACTORS] }),
    startApp: mutation(build, CALLS.startApp),
    addApp: mutation(build, CALLS.addApp, CHANGED),
    startPasskey: mutation(build, CALLS.startPasskey),
    addPasskey: mutation(build, CALLS.addPasskey, CHANGED),
    renewCodes: mutation(build, CALLS.renewCodes, { invalidates: [FACTORS] }),
    removeFactor: mutation(build, CALLS.remove, CHANGED),
  }),
});
