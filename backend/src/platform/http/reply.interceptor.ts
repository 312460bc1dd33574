import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { endpointOf } from './serve.js';

/** Lets out what the contract says and nothing more: unknown fields are dropped, a wrong answer is our fault (500). */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { reply } = endpointOf(context);
    return next.handle().pipe(map((value) => (!reply || Buffer.isBuffer(value) ? value : z.parse(reply, value))));
  }
}
