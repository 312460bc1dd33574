import { Module } from '@nestjs/common';
import { ImmediateAccess } from '#platform/endpoint/immediate-access.js';
import { ConsentModule } from '../consent/index.js';
import { DrugsModule } from '../drugs/index.js';
import { PlansModule } from '../plans/index.js';
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
import { SessionAccess } from './session/session-access.js';
import { SessionCookie } from './session/session-cookie.js';
import { SessionStore } from './session/session-store.js';
import { AuthService } from './sign-in/auth.service.js';
import { SignInThrottle } from './sign-in/sign-in-throttle.js';
import { GoogleProblems, GoogleStrategy } from './strategies/google.strategy.js';
import { LocalStrategy } from './strategies/local.strategy.js';

const OTHERS = [UsersModule, ConsentModule, PlansModule, DrugsModule];
const shared = [AccountTokens, DataExport, EmailChange, IdentityRepository, SessionStore, SignInThrottle];

/** The auth module for the web process. It contains everything needed to identify callers. */
@Module({
  imports: OTHERS,
  controllers: [AuthController, OwnAccountController],
  providers: [
    ...shared,
    AuthService,
    OwnAccountService,
    LocalStrategy,
    SessionCookie,
    SessionAccess,
    { provide: ImmediateAccess, useExisting: SessionAccess },
    GoogleHandshake,
    GoogleIdTokens,
    GoogleAccounts,
    GoogleStrategy,
    GoogleProblems,
  ],
  exports: [...shared, SessionCookie, SessionAccess, ImmediateAccess],
})
export class AuthModule {}

/** The parts of the auth module that workers need: one-time links and sessions, but no HTTP endpoints. */
@Module({ imports: OTHERS, providers: shared, exports: shared })
export class AuthRecordsModule {}
