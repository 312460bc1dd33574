import { OWN_ACCOUNT } from '../../../../backend/src/contract/account.contract.js';
import { AUTH } from '../../../../backend/src/contract/auth.contract.js';
import { CONFIRM_TIMEOUT_MS } from '../../../../backend/src/contract/limits.js';
import { USERS } from '../../../../backend/src/contract/users.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: mutation(build, USERS.signUp),
    resendConfirmation: mutation(build, AUTH.initiateConfirmation, { timeout: CONFIRM_TIMEOUT_MS }),
    confirm: mutation(build, AUTH.confirm),
    requestReset: mutation(build, AUTH.resetInitiate),
    completeReset: mutation(build, AUTH.resetComplete),
    ownAccount: query(build, OWN_ACCOUNT.show),
    changeDetails: mutation(build, OWN_ACCOUNT.details),
    changePassword: mutation(build, OWN_ACCOUNT.password),
    changeEmail: mutation(build, OWN_ACCOUNT.email),
    removeGoogle: mutation(build, OWN_ACCOUNT.removeGoogle),
    endDevice: mutation(build, OWN_ACCOUNT.endDevice),
    endOtherDevices: mutation(build, OWN_ACCOUNT.endOthers),
    closeAccount: mutation(build, OWN_ACCOUNT.close),
    exportState: query(build, OWN_ACCOUNT.exportState),
    askExport: mutation(build, OWN_ACCOUNT.exportAsk),
  }),
});
