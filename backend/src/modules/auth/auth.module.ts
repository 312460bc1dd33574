import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { AuthController } from './auth.controller.js';
import { GoogleAccounts } from './google/google-accounts.js';
import { GoogleHandshake } from './google/google-handshake.js';
import { GoogleIdTokens } from './google/google-id-token.js';
import { IdentityRepository } from './google/identity.repository.js';
import { AccountTokens } from './links/account-tokens.js';
import { EmailChange } from './links/email-change.js';
import { DataExport } from './own-account/data-export.js';
import { OwnAccountController } from './own-account/own-account.controller.js';
import { OwnAccountService } from './own-account/own-account.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { FactorCheck } from './second-factor/factor-check.js';
import { FactorRepository } from './second-factor/factor.repository.js';
import { IdentityProof } from './second-factor/identity-proof.js';
import { Passkeys } from './second-factor/passkeys.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondStepService } from './second-factor/second-step.service.js';
import { PendingProofs } from './session/pending-proofs.js';
import { SessionCookie } from './session/session-cookie.js';
import { SessionStore } from './session/session-store.js';
import { AuthService } from './sign-in/auth.service.js';
import { SessionStart } from './sign-in/session-start.js';
import { GoogleProblems, GoogleStrategy } from './strategies/google.strategy.js';
import { LocalStrategy } from './strategies/local.strategy.js';
import { ProofAttempts } from './throttle/proof-attempts.js';
import { SignInThrottle } from './throttle/sign-in-throttle.js';

const shared = [
  AccountTokens,
  DataExport,
  EmailChange,
  FactorRepository,
  IdentityRepository,
  PendingProofs,
  SessionStore,
  SignInThrottle,
];

/** What workers need, without HTTP endpoints. */
@Module({ imports: [UsersModule], providers: shared, exports: shared })
export class AuthRecordsModule {}

@Module({
  imports: [UsersModule, AuthRecordsModule],
  controllers: [AuthController, OwnAccountController, SecondFactorController],
  providers: [
    AuthService,
    OwnAccountService,
    FactorCheck,
    IdentityProof,
    Passkeys,
    ProofAttempts,
    SecondFactorService,
    SecondStepService,
    SessionStart,
    LocalStrategy,
    SessionCookie,
    GoogleHandshake,
    GoogleIdTokens,
    GoogleAccounts,
    GoogleStrategy,
    GoogleProblems,
  ],
  exports: [AuthRecordsModule, SessionCookie],
})
export class AuthModule {}
