/**
 * Public API of the auth module: sessions, one-time links, sign-in, and the guard that decides who may use an endpoint.
 */
export { AccessGuard } from './session/access.guard.js';
export { AccountTokens } from './links/account-tokens.js';
export { AuthModule, AuthRecordsModule } from './auth.module.js';
export { EmailChange } from './links/email-change.js';
export { DataExport } from './own-account/data-export.js';
export { IdentityRepository } from './google/identity.repository.js';
export { AUTH_DATA, AUTH_SWEEPS } from './personal-data.js';
export { FactorRepository } from './second-factor/factor.repository.js';
export { removeSuperadminsFactors } from './second-factor/remove-superadmins-factors.js';
export { SessionStore } from './session/session-store.js';
export { SIGN_IN_CLOCK } from './throttle/sign-in-throttle.js';
