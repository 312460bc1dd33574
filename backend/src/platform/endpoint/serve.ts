import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  Injectable,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { Endpoint, InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { parseInput } from './parse-input.js';

const ENDPOINT = 'contract:endpoint';

type Answering<E extends Endpoint> = (
  ...args: never[]
) => Promise<(E['reply'] extends undefined ? unknown : ReplyOf<E>) | Buffer> | Promise<void>;

/** The endpoint determines route, method, status, access, limits and reply. */
export function Serve<E extends Endpoint>(description: E) {
  return <T extends Answering<E>>(target: object, key: string, method: TypedPropertyDescriptor<T>): void => {
    applyDecorators(
      RequestMapping({ method: RequestMethod[description.method], path: description.path }),
      HttpCode(description.status ?? 200),
      SetMetadata(ENDPOINT, description),
    )(target, key, method);
  };
}

/** A method without `Serve` has none, so requests for it fail. */
export function endpointOf(context: ExecutionContext): Endpoint {
  return Reflect.getMetadata(ENDPOINT, context.getHandler()) as Endpoint;
}

/** The parsed `{ params, query, body }`. Throws `request.invalid`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): InputOf<Endpoint> =>
  parseInput(endpointOf(context), context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Removes what the contract does not define. A reply that does not match becomes status 500. */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { reply } = endpointOf(context);
    return next.handle().pipe(map((value) => (!reply || Buffer.isBuffer(value) ? value : z.parse(reply, value))));
  }
}
