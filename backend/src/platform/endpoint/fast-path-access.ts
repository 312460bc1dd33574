import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { AuthContext } from './auth-context.js';

/**
 * Interface and injection token through which the fast path, which sends cached replies without NestJS, checks a
 * caller's access. The module that manages sessions implements the interface.
 */
export abstract class FastPathAccess {
  /**
   * Returns the caller of an endpoint. Returns null if the caller may not use the endpoint, or if a database query
   * would be needed to find out.
   */
  abstract admit(request: Pick<FastifyRequest, 'headers'>, endpoint: Endpoint): AuthContext | null;
}
