import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '#contract/access.js';
import { SESSION } from '#contract/limits/sessions.js';
import { AppError } from '../errors/app-error.js';

/**
 * The signed-in person who makes a request. It is read from the database for each request, so that a change of role
 * takes effect immediately.
 */
export interface AuthContext {
  userId: string;
  role: Role;
  sessionId: string;
  signedInAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    auth: AuthContext | null;
  }
}

/**
 * Parameter decorator that provides the signed-in person who makes the request. It is meant for endpoints that require
 * a sign-in.
 */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): AuthContext => {
  const { auth } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!auth) throw new AppError('auth.signedOut');
  return auth;
});

/**
 * Throws `auth.freshSignInNeeded` unless the person signed in recently. It is meant for actions that do not ask for the
 * password. `detail` replaces the standard message of the error.
 */
export function refuseOldSignIn({ signedInAt }: AuthContext, detail?: string): void {
  if (Date.now() - signedInAt.getTime() > SESSION.freshFor * 1_000)
    throw new AppError('auth.freshSignInNeeded', detail ? { detail } : {});
}
