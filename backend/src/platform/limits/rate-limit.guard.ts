import {
  Injectable,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Endpoint } from '#contract/api/endpoint.js';
import type { LimitName } from '#contract/limits/rate-limits.js';
import { endpointOf } from '../endpoint/serve.js';
import { RateLimiter, type Caller } from './rate-limiter.js';

/** Applies the rate limits of an endpoint before the request causes expensive work. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const caller = callerIn(context.switchToHttp().getRequest<FastifyRequest>());
    await this.limiter.takeAll(limitsOf(endpointOf(context)), caller);
    return true;
  }
}

const limitsOf = ({ limits = [], isAutomatic }: Endpoint): readonly LimitName[] =>
  isAutomatic ? limits : ['anyCall', ...limits];

const callerIn = ({ ip, body }: FastifyRequest): Caller => ({ address: ip, account: accountNamedIn(body) });

function accountNamedIn(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email.length < 400 ? email.trim().toLowerCase() : undefined;
}

/** Counts only calls that fail with a certain error, such as guesses who is registered. */
@Injectable()
export class RefusalLimitInterceptor implements NestInterceptor {
  constructor(private readonly limiter: RateLimiter) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const counted = endpointOf(context).refusalLimits;
    if (!counted) return next.handle();
    const caller = callerIn(context.switchToHttp().getRequest<FastifyRequest>());
    return from(this.limiter.countRefusals(counted.limits, caller, counted.error, () => lastValueFrom(next.handle())));
  }
}
