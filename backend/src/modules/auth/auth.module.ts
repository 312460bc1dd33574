import { Module } from '@nestjs/common';
import { ImmediateAccess } from '#platform/endpoint/immediate-access.js';
import { ConsentModule } from '../consent/index.js';
import { DrugsModule } from '../drugs/index.js';
import { PlansModule } from '../plans/index.js';
import { UsersModule } from '../users/index.js';
import { AccountTokens } from './account-tokens.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DataExport } from './data-export.js';
import { EmailChange } from './email-change.js';
import { GoogleAccounts } from './google-accounts.js';
import { GoogleHandshake } from './google-handshake.js';
import { GoogleIdTokens } from './google-id-token.js';
import { GoogleProblems, GoogleStrategy } from './google.strategy.js';
import { IdentityRepository } from './identity.repository.js';
import { LocalStrategy } from './local.strategy.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountService } from './own-account.service.js';
import { SessionAccess } from './session-access.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';
import { SignInThrottle } from './sign-in-throttle.js';

const OTHERS = [UsersModule, ConsentModule, PlansModule, DrugsModule];
const shared = [AccountTokens, DataExport, EmailChange, IdentityRepository, SessionStore, SignInThrottle];

/** The auth module of a web process, with everything needed to identify its callers. */
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

/** The parts of the auth module that workers need: links and sessions, without HTTP. */
@Module({ imports: OTHERS, providers: shared, exports: shared })
export class AuthRecordsModule {}
