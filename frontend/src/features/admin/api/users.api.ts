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
    restoreUser: mutation(build, ADMIN_USERS.restore, USERS),
    lockUser: mutation(build, ADMIN_USERS.lock, { invalidates: ['Users', SESSIONS] }),
    unlockUser: mutation(build, ADMIN_USERS.unlock, USERS),
    noteErasure: mutation(build, ADMIN_USERS.recordErasureRequest, USERS),
    userSessions: query(build, ADMIN_USERS.listSessions, { keep: 0, provides: [SESSIONS] }),
    endSession: mutation(build, ADMIN_USERS.endSession, { invalidates: [SESSIONS] }),
    endSessions: mutation(build, ADMIN_USERS.endSessions, { invalidates: [SESSIONS] }),
    removeFactors: mutation(build, ADMIN_USERS.removeSecondFactors, { invalidates: [SESSIONS] }),
    sendReset: mutation(build, ADMIN_USERS.sendReset),
    resendFor: mutation(build, ADMIN_USERS.sendConfirmation),
    previewBulk: query(build, ADMIN_USERS.previewBulk, { keep: 0 }),
    runBulk: mutation(build, ADMIN_USERS.runBulk, USERS),
    startExport: mutation(build, ADMIN_USERS.startExport),
  }),
});
