import { api, mutation, query } from '#api/index.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';

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
