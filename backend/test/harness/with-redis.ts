const url = process.env['TEST_REDIS_URL'];

/** Defines tests that need Redis. Without Redis, the tests are skipped, and the title of their group says why. */
export function describeWithRedis(title: string, tests: () => void): void {
  if (url) describe(title, tests);
  else describe.skip(`${title} (skipped: no Redis can be had on this machine)`, tests);
}

export function redisUrl(): URL {
  if (!url) throw new Error('TEST_REDIS_URL is not set');
  return new URL(url);
}
