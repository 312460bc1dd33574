import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { endpointOf } from '../http/serve.js';
import { Limiter } from './limiter.js';

/** Applies the limit that a call's description puts on one kind of refusal, for instance on asking who is registered. */
@Injectable()
export class RefusalLimit implements NestInterceptor {
  constructor(private readonly limiter: Limiter) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const counted = endpointOf(context).refusalLimit;
    if (!counted) return next.handle();
    const { ip: address } = context.switchToHttp().getRequest<FastifyRequest>();
    return from(this.limiter.unlessRefused(counted.limit, { address }, counted.error, () => lastValueFrom(next.handle())));
  }
}
