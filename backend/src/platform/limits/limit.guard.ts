import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.js';
import type { LimitName } from '../../contract/limits.js';
import { endpointOf } from '../http/serve.js';
import { Limiter } from './limiter.js';

/** Applies the limits that the call's description names, before anything expensive happens. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(private readonly limiter: Limiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = { address: request.ip, account: accountNamedIn(request.body) };
    await this.limiter.takeAll(limitsOf(endpointOf(context)), caller);
    return true;
  }
}

/** Every call counts, and some count for more. */
export const limitsOf = ({ limits = [] }: Endpoint): readonly LimitName[] => ['anyCall', ...limits];

/** The request is not parsed yet when limits are checked, so the address is read as it came. */
function accountNamedIn(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email.length < 400 ? email.trim().toLowerCase() : undefined;
}
