import { api, mutation, query } from '#api/index.js';
import { OWN_ACCOUNT } from '#contract/api/account.contract.js';

const EXPORT = { type: 'Account', id: 'export' } as const;

export const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccount: query(build, OWN_ACCOUNT.get, { provides: ['Account'] }),
    changeDetails: mutation(build, OWN_ACCOUNT.changeDetails, { invalidates: ['Account', 'Session'] }),
    changePassword: mutation(build, OWN_ACCOUNT.changePassword, { invalidates: ['Account'] }),
    changeEmail: mutation(build, OWN_ACCOUNT.changeEmail),
    removeGoogle: mutation(build, OWN_ACCOUNT.removeGoogle, { invalidates: ['Account'] }),
    endDevice: mutation(build, OWN_ACCOUNT.endDevice, { invalidates: ['Account'] }),
    endOtherDevices: mutation(build, OWN_ACCOUNT.endOthers, { invalidates: ['Account'] }),
    closeAccount: mutation(build, OWN_ACCOUNT.close),
    exportState: query(build, OWN_ACCOUNT.getExport, { provides: [EXPORT] }),
    requestExport: mutation(build, OWN_ACCOUNT.requestExport, { invalidates: [EXPORT] }),
  }),
});
