import type { Config } from '#platform/config/config.js';

/** Hosts for which browsers treat http like https, because the connection does not leave the computer. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether the site's cookies are secure, and a function that returns each cookie's full name. The name of a
 * secure cookie starts with `__Host-`. Browsers accept it only from this exact host over a secure connection. Over
 * plain http (except on this computer), browsers would reject it, so the cookies are then not secure and have no
 * prefix.
 */
export function cookieRules({ appUrl }: Pick<Config, 'appUrl'>): { secure: boolean; nameOf: (name: string) => string } {
  const { protocol, hostname } = new URL(appUrl);
  const secure = protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
  return { secure, nameOf: (name) => (secure ? `__Host-${name}` : name) };
}
