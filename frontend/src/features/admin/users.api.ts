import { ADMIN_USERS } from '../../../../backend/src/contract/admin.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Never shown from memory: others change accounts too.
    listUsers: query(build, ADMIN_USERS.list, { keep: 0 }),
    matchingIds: mutation(build, ADMIN_USERS.ids),
    showUser: mutation(build, ADMIN_USERS.shown),
    createUser: mutation(build, ADMIN_USERS.created),
    changeUser: mutation(build, ADMIN_USERS.changed),
    closeUser: mutation(build, ADMIN_USERS.closed),
    eraseUser: mutation(build, ADMIN_USERS.erased),
    restoreUser: mutation(build, ADMIN_USERS.restored),
    noteErasure: mutation(build, ADMIN_USERS.erasureNoted),
    userSessions: query(build, ADMIN_USERS.sessions, { keep: 0 }),
    endSession: mutation(build, ADMIN_USERS.sessionEnded),
    endSessions: mutation(build, ADMIN_USERS.sessionsEnded),
    sendReset: mutation(build, ADMIN_USERS.resetSent),
    resendFor: mutation(build, ADMIN_USERS.confirmationSent),
    previewBulk: mutation(build, ADMIN_USERS.bulkPreview),
    runBulk: mutation(build, ADMIN_USERS.bulk),
  }),
});
