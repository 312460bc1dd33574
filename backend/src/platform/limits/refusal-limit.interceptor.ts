import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { endpointOf } from '../endpoint/serve.js';
import { RateLimiter } from './rate-limiter.js';

/**
 * Applies a rate limit that counts only calls that fail with a certain error. This makes it harder, for instance, to
 * find out who is registered.
 */
@Injectable()
export class RefusalLimitInterceptor implements NestInterceptor {
  constructor(private readonly limiter: RateLimiter) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const counted = endpointOf(context).refusalLimit;
    if (!counted) return next.handle();
    const { ip: address } = context.switchToHttp().getRequest<FastifyRequest>();
    return from(
      this.limiter.countRefusals(counted.limit, { address }, counted.error, () => lastValueFrom(next.handle())),
    );
  }
}
