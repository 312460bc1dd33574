import { AUDIT } from '../../../../../backend/src/contract/audit.contract.js';
import { api, mutation, query } from '../../../api/index.js';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: query(build, AUDIT.list, { keep: 0 }),
    auditChecks: query(build, AUDIT.checks, { keep: 0 }),
    verifyAudit: mutation(build, AUDIT.verify),
  }),
});
