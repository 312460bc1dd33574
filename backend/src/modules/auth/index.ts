/**
 * Public API of the auth module: sessions, one-time links, sign-in, and the guard that controls access to endpoints.
 */
export { AccessGuard } from './access.guard.js';
export { AccountToken } from './account-token.entity.js';
export { AccountTokens } from './account-tokens.js';
export { AuthModule, AuthRecordsModule } from './auth.module.js';
export { EmailChange } from './email-change.js';
export { DataExport } from './data-export.js';
export { ExportedData } from './exported-data.entity.js';
export { Identity } from './identity.entity.js';
export { IdentityRepository } from './identity.repository.js';
export { KnownDevice } from './known-device.entity.js';
export { RequestedEmail } from './requested-email.entity.js';
export { Session } from './session.entity.js';
export { SessionStore } from './session-store.js';
export { SignInThrottle } from './sign-in-throttle.js';
