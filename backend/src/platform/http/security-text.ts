import type { FastifyInstance } from 'fastify';
import { PAGES } from '#contract/pages.js';
import type { Config } from '../config/config.js';

const PATH = '/.well-known/security.txt';
/** Number of days for which security.txt is valid. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Serves security.txt, the file that tells people how to report a weakness of the site (RFC 9116). */
export function serveSecurityText(fastify: FastifyInstance, { appUrl, firm }: Pick<Config, 'appUrl' | 'firm'>): void {
  fastify.get(PATH, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(securityText({ appUrl, firm })),
  );
}

const securityText = ({ appUrl, firm }: Pick<Config, 'appUrl' | 'firm'>): string =>
  [
    `Contact: mailto:${firm.email}`,
    `Contact: ${appUrl}${PAGES.contact.path}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}${PATH}`,
    '',
  ].join('\n');
