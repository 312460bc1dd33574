import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHARED = resolve(process.cwd(), process.env['SHARED_DIR'] ?? '../shared');

/**
 * Returns the path of a file with real public data, which is stored outside the checkout and exists on some machines
 * only.
 */
export function sharedFile(path: string): string {
  return join(SHARED, path);
}

/**
 * Defines a group of tests that needs shared data files. If a file is missing, the group is skipped and its title says
 * why. Jest calls the group's function even then. Files must therefore be read only inside hooks and tests.
 */
export function describeWithShared(title: string, paths: readonly string[], tests: () => void): void {
  const missing = paths.filter((path) => !existsSync(sharedFile(path)));
  if (missing.length === 0) {
    describe(title, tests);
    return;
  }
  describe.skip(`${title} (skipped: ../shared/${missing[0]} is not beside this checkout)`, tests);
}
