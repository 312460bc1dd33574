import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { AuthContext } from './auth-context.js';

/**
 * Injection token and interface through which the fast path checks a caller's access; the module that owns sessions
 * provides it.
 */
export abstract class ImmediateAccess {
  /** Returns the caller, or null when that would take a database query or the caller may not use this endpoint. */
  abstract admit(request: Pick<FastifyRequest, 'headers'>, endpoint: Endpoint): AuthContext | null;
}
