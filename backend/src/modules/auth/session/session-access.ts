import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mayPass } from '#contract/access.js';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import type { FastPathAccess } from '#platform/endpoint/fast-path-access.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

type Headers = Pick<FastifyRequest, 'headers'>;

/**
 * Identifies the caller of a request and decides whether the caller may use an endpoint. This class is used by the
 * access guard and by the fast path, which sends cached replies without going through NestJS.
 */
@Injectable()
export class SessionAccess implements FastPathAccess {
  constructor(
    private readonly sessions: SessionStore,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Returns the caller of a request, identified by the session cookie. Returns null if there is no valid session. For
   * endpoints with `recentSession`, a session that was looked up a few seconds ago is not looked up again.
   */
  async identify(request: Headers, { recentSession }: Endpoint): Promise<AuthContext | null> {
    const token = this.cookie.read(request);
    if (!token) return null;
    return recentSession ? this.sessions.recent(token) : this.sessions.load(token);
  }

  mayUse({ access }: Endpoint, caller: AuthContext | null): boolean {
    return mayPass(access, caller?.role ?? null);
  }

  admit(request: Headers, endpoint: Endpoint): AuthContext | null {
    const token = endpoint.recentSession ? this.cookie.read(request) : null;
    const caller = token ? this.sessions.recentNow(token) : null;
    return caller && this.mayUse(endpoint, caller) ? caller : null;
  }
}
