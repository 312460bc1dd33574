import type { Config } from '#platform/config/config.js';

/** Hosts at which browsers treat plain http like https, because the connection never leaves the computer. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether the site's cookies are secure, and the name of each. A secure cookie's name starts with `__Host-`, so
 * that browsers accept it only from this very host and only over a secure connection. On plain http at another address,
 * such as that of a test server in the local network, browsers would refuse such a cookie; there it has its plain name.
 */
export function cookieRules({ appUrl }: Pick<Config, 'appUrl'>): { secure: boolean; nameOf: (name: string) => string } {
  const { protocol, hostname } = new URL(appUrl);
  const secure = protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
  return { secure, nameOf: (name) => (secure ? `__Host-${name}` : name) };
}
