import { api, mutation } from '#api/index.js';
import { AUTH } from '#contract/api/auth.contract.js';
import { USERS } from '#contract/api/users.contract.js';
import { CONFIRM_TIMEOUT_MS } from '#contract/limits/sessions.js';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: mutation(build, USERS.signUp),
    resendConfirmation: mutation(build, AUTH.initiateConfirmation, { timeout: CONFIRM_TIMEOUT_MS }),
    confirm: mutation(build, AUTH.confirm, { timeout: CONFIRM_TIMEOUT_MS }),
    requestReset: mutation(build, AUTH.initiateReset),
    completeReset: mutation(build, AUTH.completeReset),
  }),
});
