import { api, mutation, query } from '#api/index.js';
import type { AUTH } from '#contract/api/auth.contract.js';
import { LOADING_DELAYS, REQUEST_LIMITS } from '#contract/loading-delays.js';
import { SESSION_CALLS } from '#contract/session.calls.js';

/** The key under which all components share the state of the logout request. */
export const LOG_OUT = 'logOut';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: query<typeof AUTH.me>(build, SESSION_CALLS.me, { provides: ['Session'], timeout: REQUEST_LIMITS.changing }),
    logIn: mutation<typeof AUTH.login>(build, SESSION_CALLS.login),
    logOut: mutation<typeof AUTH.logout>(build, SESSION_CALLS.logout, { timeout: LOADING_DELAYS.offerReload }),
    setOnboarded: mutation<typeof AUTH.completeOnboarding>(build, SESSION_CALLS.completeOnboarding, {
      invalidates: ['Session'],
    }),
  }),
});
