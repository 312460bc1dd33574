import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '#contract/access.js';
import { AppError } from '../errors/app-error.js';

/**
 * The signed-in person who makes a request, read from the database each time, so that a change of role takes effect
 * immediately. Endpoints with `recentSession` may use data of up to `SESSION.recentFor` seconds ago.
 */
export interface AuthContext {
  userId: string;
  /** Staff who must first set up a second factor have only the rights of a patient. */
  role: Role;
  accountRole: Role;
  sessionId: string;
  /** Proved within the last `SESSION.freshFor` seconds, at sign-in or later. */
  isFresh: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    auth: AuthContext | null;
  }
}

/** For endpoints that require a sign-in. Throws `auth.signedOut`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): AuthContext => {
  const { auth } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!auth) throw new AppError('auth.signedOut');
  return auth;
});

/**
 * Throws `auth.freshSignInNeeded` unless the person has proved their identity recently. The access guard calls this
 * function for endpoints with `freshSignIn: 'always'`. Services call it if only some input needs the proof. `detail`
 * replaces the standard message of the error.
 */
export function refuseOldSignIn({ isFresh }: Pick<AuthContext, 'isFresh'>, detail?: string): void {
  if (!isFresh) throw new AppError('auth.freshSignInNeeded', detail ? { detail } : {});
}
