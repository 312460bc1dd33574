import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { AppError } from '../errors/app-error.js';

const ONE_CLICK = new Set(
  Object.values(ENDPOINTS)
    .filter(({ isOneClick }) => isOneClick)
    .map(({ path }) => path),
);

/**
 * Lets mail programs end mails with the form of RFC 8058 as `multipart/form-data`. The content of the form is always
 * the same and is not read. All other endpoints reject this media type, because a page of another site can make a
 * browser send it without a CORS preflight request.
 */
export function readOneClickForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, _body, done) => {
    if (ONE_CLICK.has(request.routeOptions.url ?? '')) done(null, undefined);
    else done(new AppError('request.wrongType'));
  });
}
