/**
 * Public API of the auth module: sessions, one-time links, sign-in, and the guard that decides who may use an endpoint.
 */
export { AccessGuard } from './session/access.guard.js';
export { AccountToken } from './links/account-token.entity.js';
export { AccountTokens } from './links/account-tokens.js';
export { AuthModule, AuthRecordsModule } from './auth.module.js';
export { EmailChange } from './links/email-change.js';
export { DataExport } from './own-account/data-export.js';
export { ExportedData } from './private-data/exported-data.entity.js';
export { Identity } from './google/identity.entity.js';
export { IdentityRepository } from './google/identity.repository.js';
export { KnownDevice } from './session/known-device.entity.js';
export { RequestedEmail } from './links/requested-email.entity.js';
export { PrivateData } from './private-data/private-data.js';
export { PendingProof } from './session/pending-proof.entity.js';
export { PendingProofs } from './session/pending-proofs.js';
export { FactorRepository } from './second-factor/factor.repository.js';
export { removeSuperadminsFactors } from './second-factor/remove-superadmins-factors.js';
export { RecoveryCode } from './second-factor/recovery-code.entity.js';
export { SecondFactor } from './second-factor/second-factor.entity.js';
export { Session } from './session/session.entity.js';
export { SessionStore } from './session/session-store.js';
export { SIGN_IN_CLOCK, SignInThrottle } from './throttle/sign-in-throttle.js';
