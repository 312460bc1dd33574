import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LimitGuard } from '../../platform/limits/limit.guard.js';
import { UsersModule } from '../users/index.js';
import { AccessGuard } from './access.guard.js';
import { AccountTokens } from './account-tokens.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DataExport } from './data-export.js';
import { EmailChange } from './email-change.js';
import { GoogleAccounts } from './google-accounts.js';
import { GoogleHandshake } from './google-handshake.js';
import { GoogleProblems, GoogleStrategy } from './google.strategy.js';
import { LocalStrategy } from './local.strategy.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountService } from './own-account.service.js';
import { SessionCookie } from './session-cookie.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { SessionStore } from './session-store.js';

const shared = [AccountTokens, DataExport, EmailChange, SessionStore];

/** Everything a web process needs to know who is calling. */
@Module({
  imports: [UsersModule],
  controllers: [AuthController, OwnAccountController],
  providers: [
    ...shared, AuthService, SignInThrottle, OwnAccountService, LocalStrategy, SessionCookie, GoogleHandshake, GoogleAccounts, GoogleStrategy, GoogleProblems,
    // Limits first: they are cheaper than a look at the session.
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [...shared, SessionCookie],
})
export class AuthModule {}

/** What the workers need of this room: links and sessions, no HTTP. */
@Module({ imports: [UsersModule], providers: shared, exports: shared })
export class AuthRecordsModule {}
