import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { endpointOf } from '../endpoint/serve.js';

/**
 * Limits replies to what the API contract defines: unknown fields are dropped, and an invalid reply becomes a server
 * error (500).
 */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { reply } = endpointOf(context);
    return next.handle().pipe(map((value) => (!reply || Buffer.isBuffer(value) ? value : z.parse(reply, value))));
  }
}
