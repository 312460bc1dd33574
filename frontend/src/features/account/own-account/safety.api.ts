import { api, mutation, query } from '#api/index.js';
import { SECOND_FACTOR_CALLS as CALLS } from '#contract/api/second-factor.contract.js';

/** Cache tag for the list of a person's second steps. */
const FACTORS = { type: 'Account', id: 'factors' } as const;
/** Tags of what changes with a second step: the list, the person's devices, and what staff may do in this session. */
const CHANGED = { invalidates: [FACTORS, 'Account', 'Session'] } as const;

/** API endpoints with which signed-in people manage their second steps for logging in. */
export const safetyApi = api.injectEndpoints({
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
