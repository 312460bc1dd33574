import { api, mutation, query } from '#api/index.js';
import { OWN_ACCOUNT } from '#contract/api/account.contract.js';
import { SECOND_FACTOR_CALLS as CALLS } from '#contract/api/second-factor.contract.js';

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

const FACTORS = { type: 'Account', id: 'factors' } as const;
/** Everything that changes with a second step: the steps, the devices, and what staff may do in this session. */
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
