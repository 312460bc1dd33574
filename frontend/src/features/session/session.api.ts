import type { AUTH } from '../../../../backend/src/contract/auth.contract.js';
import { SESSION_CALLS } from '../../../../backend/src/contract/session.calls.js';
import { api, mutation, query } from '../../api/index.js';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: query<typeof AUTH.me>(build, SESSION_CALLS.me),
    logIn: mutation<typeof AUTH.login>(build, SESSION_CALLS.login),
    logOut: mutation<typeof AUTH.logout>(build, SESSION_CALLS.logout),
  }),
});
