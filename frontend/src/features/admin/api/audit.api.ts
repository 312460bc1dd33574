import { api, mutation, query } from '#api/index.js';
import { AUDIT } from '#contract/api/audit.contract.js';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: query(build, AUDIT.list, { keep: 0 }),
    auditChecks: query(build, AUDIT.listChecks, { keep: 0, provides: ['Audit'] }),
    verifyAudit: mutation(build, AUDIT.verify, { invalidates: ['Audit'] }),
  }),
});
