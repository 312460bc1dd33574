import { AUTH } from '../../../../backend/src/contract/auth.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: query(build, AUTH.me),
    logIn: mutation(build, AUTH.login),
    logOut: mutation(build, AUTH.logout),
  }),
});
