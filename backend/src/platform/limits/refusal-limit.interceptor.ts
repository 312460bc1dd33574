import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { endpointOf } from '../endpoint/serve.js';
import { callerIn } from './rate-limit.guard.js';
import { RateLimiter } from './rate-limiter.js';

/**
 * Applies the rate limits that count only calls that fail with a certain error. Such limits make it harder, for
 * instance, to find out who is registered.
 */
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
