import type { Config } from '#platform/config/config.js';

/** Hosts at which browsers treat plain http like https, because the connection never leaves the computer. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether the site's cookies are secure, and a function that gives each cookie's full name. The name of a
 * secure cookie starts with `__Host-`, so browsers accept it only from this exact host and only over a secure
 * connection. Over plain http (except on this computer), such as on a test server on the local network, browsers would
 * reject such a cookie, so the cookies are not secure and their names have no prefix.
 */
export function cookieRules({ appUrl }: Pick<Config, 'appUrl'>): { secure: boolean; nameOf: (name: string) => string } {
  const { protocol, hostname } = new URL(appUrl);
  const secure = protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
  return { secure, nameOf: (name) => (secure ? `__Host-${name}` : name) };
}
