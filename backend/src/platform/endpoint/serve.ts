import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { parseInput } from './parse-input.js';

const ENDPOINT = 'contract:endpoint';

type Answering<E extends Endpoint> = (
  ...args: never[]
) => Promise<(E['reply'] extends undefined ? unknown : ReplyOf<E>) | Buffer> | Promise<void>;

/**
 * Method decorator that connects a controller method to an endpoint of the API contract. The endpoint determines route,
 * HTTP method, status, access, limits and reply.
 */
export function Serve<E extends Endpoint>(description: E) {
  return <T extends Answering<E>>(target: object, key: string, method: TypedPropertyDescriptor<T>): void => {
    applyDecorators(
      RequestMapping({ method: RequestMethod[description.method], path: description.path }),
      HttpCode(description.status ?? 200),
      SetMetadata(ENDPOINT, description),
    )(target, key, method);
  };
}

/**
 * Returns the endpoint of the API contract that a request is for. A controller method without the decorator `Serve` has
 * no endpoint, so requests for such a method fail.
 */
export function endpointOf(context: ExecutionContext): Endpoint {
  return Reflect.getMetadata(ENDPOINT, context.getHandler()) as Endpoint;
}

/**
 * Parameter decorator that provides the parsed `{ params, query, body }` of a request. Throws `request.invalid` if the
 * request does not match its endpoint.
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): InputOf<Endpoint> =>
  parseInput(endpointOf(context), context.switchToHttp().getRequest<FastifyRequest>()),
);
