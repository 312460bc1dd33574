import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { LimitName } from '#contract/limits/rate-limits.js';
import { endpointOf } from '../endpoint/serve.js';
import { RateLimiter } from './rate-limiter.js';

/** Applies the rate limits that an endpoint has for everybody before the request causes expensive work. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = { address: request.ip, account: accountNamedIn(request.body) };
    await this.limiter.takeAll(limitsOf(endpointOf(context)), caller);
    return true;
  }
}

/** Returns the names of an endpoint's rate limits: the general limit for all calls, and the endpoint's own limits. */
export const limitsOf = ({ limits = [] }: Endpoint): readonly LimitName[] => ['anyCall', ...limits];

/** Returns the email address from a request body that has not been validated yet; undefined if there is none. */
function accountNamedIn(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email.length < 400 ? email.trim().toLowerCase() : undefined;
}
