import { AUTH } from '../../../../backend/src/contract/auth.contract.js';
import { CONFIRM_TIMEOUT_MS } from '../../../../backend/src/contract/limits.js';
import { USERS } from '../../../../backend/src/contract/users.contract.js';
import { api, mutation } from '../../api/index.js';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: mutation(build, USERS.signUp),
    resendConfirmation: mutation(build, AUTH.initiateConfirmation, { timeout: CONFIRM_TIMEOUT_MS }),
    confirm: mutation(build, AUTH.confirm),
    requestReset: mutation(build, AUTH.resetInitiate),
    completeReset: mutation(build, AUTH.resetComplete),
  }),
});
