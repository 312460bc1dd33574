import { api, mutation, query } from '#api/index.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { AUDIT } from '#contract/api/audit.contract.js';
import { CONTACT_REQUESTS } from '#contract/api/contact-requests.contract.js';
import { JOBS } from '#contract/api/jobs.contract.js';

const USERS = { invalidates: ['Users'] } as const;
const SESSIONS = { type: 'Users', id: 'sessions' } as const;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The list of accounts is never shown from the cache, because other people change accounts too.
    listUsers: query(build, ADMIN_USERS.list, { keep: 0, provides: ['Users'] }),
    matchingIds: query(build, ADMIN_USERS.listIds, { keep: 0 }),
    // Unmasked details of an account are not refetched automatically, because the server adds an entry to the audit
    // trail every time an admin sees them.
    showUser: query(build, ADMIN_USERS.show, { keep: 0 }),
    createUser: mutation(build, ADMIN_USERS.create, USERS),
    changeUser: mutation(build, ADMIN_USERS.change, USERS),
    closeUser: mutation(build, ADMIN_USERS.close, USERS),
    eraseUser: mutation(build, ADMIN_USERS.erase, USERS),
    userSessions: query(build, ADMIN_USERS.listSessions, { keep: 0, provides: [SESSIONS] }),
    endSession: mutation(build, ADMIN_USERS.endSession, { invalidates: [SESSIONS] }),
    previewAction: query(build, ADMIN_USERS.previewAction, { keep: 0 }),
    act: mutation(build, ADMIN_USERS.act, USERS),
    startExport: mutation(build, ADMIN_USERS.startExport),
  }),
});

export const contactRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequests: query(build, CONTACT_REQUESTS.list, { keep: 0, provides: ['ContactRequests'] }),
    // Contact details are not refetched automatically, because the server adds an entry to the audit trail every time
    // an admin sees them.
    showRequest: query(build, CONTACT_REQUESTS.show, { keep: 0 }),
    startRequestExport: mutation(build, CONTACT_REQUESTS.startExport),
    changeRequest: mutation(build, CONTACT_REQUESTS.change, { invalidates: ['ContactRequests'] }),
  }),
});

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: query(build, AUDIT.list, { keep: 0 }),
    auditChecks: query(build, AUDIT.listChecks, { keep: 0, provides: ['Audit'] }),
    verifyAudit: mutation(build, AUDIT.verify, { invalidates: ['Audit'] }),
  }),
});

const JOBS_NOW = { keep: 0, provides: ['Jobs'] } as const;

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobsOverview: query(build, JOBS.getOverview, JOBS_NOW),
    jobDetail: query(build, JOBS.get, JOBS_NOW),
    // With `dry_run`, retrying or discarding jobs changes nothing and only reports what would happen.
    previewRetry: query(build, JOBS.retry, { keep: 0 }),
    previewDiscard: query(build, JOBS.discard, { keep: 0 }),
    retryJobs: mutation(build, JOBS.retry, { invalidates: ['Jobs'] }),
    discardJobs: mutation(build, JOBS.discard, { invalidates: ['Jobs'] }),
    pauseQueue: mutation(build, JOBS.pause, { invalidates: ['Jobs'] }),
    resumeQueue: mutation(build, JOBS.resume, { invalidates: ['Jobs'] }),
  }),
});
