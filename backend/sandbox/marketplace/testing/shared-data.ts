import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHARED = resolve(process.cwd(), '../shared');

/** A file of the real public data that lies beside the checkout on some machines and is never part of it. */
export function sharedFile(path: string): string {
  return join(SHARED, path);
}

/** A group of tests that needs such files; where they are missing it is skipped and says why. */
export function describeWithShared(title: string, paths: readonly string[], tests: () => void): void {
  const missing = paths.filter((path) => !existsSync(sharedFile(path)));
  if (missing.length === 0) {
    describe(title, tests);
    return;
  }
  const reason = `${title}: skipped, ../shared/${missing[0]} is not here`;
  process.stderr.write(`${reason}\n`);
  describe.skip(reason, tests);
}
