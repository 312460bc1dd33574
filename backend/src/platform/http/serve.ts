import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, InputOf, ReplyOf } from '../../contract/endpoint.js';
import { parseInput } from './parse-input.js';

export const ENDPOINT = 'contract:endpoint';

type Answering<E extends Endpoint> = (...args: never[]) => Promise<(E['reply'] extends undefined ? unknown : ReplyOf<E>) | Buffer> | Promise<void>;

/** Binds a controller method to a call of the contract: route, method, status, access, limits and reply in one line. */
export function Serve<E extends Endpoint>(description: E) {
  return <T extends Answering<E>>(target: object, key: string, method: TypedPropertyDescriptor<T>): void => {
    applyDecorators(
      RequestMapping({ method: RequestMethod[description.method], path: description.path }),
      HttpCode(description.status ?? 200),
      SetMetadata(ENDPOINT, description),
    )(target, key, method);
  };
}

/** The call a request was routed to. A controller method without one fails closed: no guard lets it through. */
export function endpointOf(context: ExecutionContext): Endpoint {
  return Reflect.getMetadata(ENDPOINT, context.getHandler()) as Endpoint;
}

/** The parsed `{ params, query, body }` of the call; a request that does not fit ends as `request.invalid`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): InputOf<Endpoint> =>
  parseInput(endpointOf(context), context.switchToHttp().getRequest<FastifyRequest>()),
);
