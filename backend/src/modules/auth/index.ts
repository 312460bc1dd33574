/** The door of the auth room: sessions, one-time links, signing in, and the guard that decides who may call what. */
export { AccountToken } from './account-token.entity.js';
export { AccountTokens } from './account-tokens.js';
export { AuthModule, AuthRecordsModule } from './auth.module.js';
export { EmailChange } from './email-change.js';
export { DataExport } from './data-export.js';
export { SessionCookie } from './session-cookie.js';
export { SessionStore } from './session-store.js';
