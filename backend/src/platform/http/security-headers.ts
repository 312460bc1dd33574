import type { Config } from '../config/config.js';
import { inlineHashes } from './static-site.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * What every answer carries, by the OWASP secure headers list. Names are in lower case, as Fastify keeps them. They are
 * ours and not the framework's `useSecurityHeaders`, which writes them to the raw answer before anything else may run: on
 * the short way that was a fifteenth of an answer's whole cost.
 */
export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  ...(config.appUrl.startsWith('https://') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
});

/** Nothing from elsewhere is ever loaded; the inline scripts and styles of the pages are named by their hashes. */
function contentSecurityPolicy({ frontendDir }: Config): string {
  const { scripts, styles } = inlineHashes(frontendDir);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
