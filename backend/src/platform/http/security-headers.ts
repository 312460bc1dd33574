import { SYSTEM } from '#contract/api/system.contract.js';
import type { Config } from '../config/config.js';
import { inlineHashes } from './static-site.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Switched off, so that injected code cannot use them. */
const UNUSED_FEATURES =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media geolocation gyroscope hid ' +
  'identity-credentials-get idle-detection magnetometer microphone midi payment screen-wake-lock serial usb ' +
  'xr-spatial-tracking';

/** Rules for powerful browser features. Passkeys are the only feature that pages may use. */
const PERMISSIONS = [
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...UNUSED_FEATURES.split(' ').map((name) => `${name}=()`),
].join(', ');

/** Name under which the `reporting-endpoints` header lists the URL for reports about blocked content. */
const REPORTS = 'policy';

const isEncrypted = ({ appUrl }: Pick<Config, 'appUrl'>): boolean => appUrl.startsWith('https://');

/**
 * Returns the security headers of pages and API responses (OWASP list of secure headers), named in lowercase as in
 * Fastify. The framework's own `useSecurityHeaders` would make fast responses about 7% slower.
 */
export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  ...(isEncrypted(config) && {
    'reporting-endpoints': `${REPORTS}="${SYSTEM.reportViolations.path}"`,
    'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  }),
});

/** Ignored by browsers in the response of a script, style or font. */
const ONLY_FOR_PAGES: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/** Without those that only pages need, which are larger than many of these files. */
export const assetHeaders = (config: Config): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(securityHeaders(config)).filter(([name]) => !ONLY_FOR_PAGES.includes(name)));

/**
 * Returns the content security policy of the site's pages. Pages load nothing from other origins, and inline scripts
 * and styles are allowed by their hashes. `frames` is an origin that a page may embed. The directive `report-to` is
 * used only with https, because browsers ignore the header `reporting-endpoints` on other connections. Browsers that
 * support `report-to` then ignore `report-uri`.
 */
export function contentSecurityPolicy(config: Pick<Config, 'appUrl' | 'frontendDir'>, frames?: string): string {
  const { scripts, styles } = inlineHashes(config.frontendDir);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    ...(frames !== undefined && { 'frame-src': [frames] }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'report-uri': [SYSTEM.reportViolations.path],
    ...(isEncrypted(config) && { 'report-to': [REPORTS] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
