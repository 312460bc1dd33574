import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { endpointOf } from '../endpoint/serve.js';

/**
 * Limits replies to what the API contract defines. Fields that the contract does not define are removed. A reply that
 * does not match the contract is replaced by a server error (500).
 */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { reply } = endpointOf(context);
    return next.handle().pipe(map((value) => (!reply || Buffer.isBuffer(value) ? value : z.parse(reply, value))));
  }
}
