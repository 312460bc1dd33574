import type { Config } from '#platform/config/config.js';

/**
 * Host names for which browsers treat http like https, because a connection to one of these hosts does not leave the
 * computer.
 */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether the site's cookies are secure, and a function that returns the full name of a cookie. The name of a
 * secure cookie starts with `__Host-`. Browsers accept such a cookie only over a secure connection, and send it only to
 * the host that set it. Over plain http, except on the local computer, browsers would reject secure cookies. The site's
 * cookies are then not secure, and their names have no prefix.
 */
export function cookieRules({ appUrl }: Pick<Config, 'appUrl'>): { secure: boolean; nameOf: (name: string) => string } {
  const { protocol, hostname } = new URL(appUrl);
  const secure = protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
  return { secure, nameOf: (name) => (secure ? `__Host-${name}` : name) };
}
