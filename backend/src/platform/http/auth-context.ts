import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../contract/access.js';
import { SESSION } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';

/** Who makes this request; read anew from the database each time, so a demotion acts at once. */
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

/** The signed-in person of a guarded call. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): AuthContext => {
  const { auth } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!auth) throw new AppError('auth.signedOut');
  return auth;
});

/** For what no password protects. Throws `auth.freshSignInNeeded`, in the caller's words if given, unless the sign-in is recent. */
export function refuseOldSignIn({ signedInAt }: AuthContext, detail?: string): void {
  if (Date.now() - signedInAt.getTime() > SESSION.freshFor * 1_000) throw new AppError('auth.freshSignInNeeded', detail ? { detail } : {});
}
