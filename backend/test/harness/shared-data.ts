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

type DefineGroup = (title: string, tests: () => void) => void;

/**
 * Defines a group of tests that needs shared data files. If a file is missing, the group is skipped and its title says
 * why. Jest calls the group's function even then. Files must therefore be read only inside hooks and tests.
 */
export function describeWithShared(
  title: string,
  paths: readonly string[],
  tests: () => void,
  { run, skip }: Record<'run' | 'skip', DefineGroup> = { run: describe, skip: describe.skip },
): void {
  const missing = paths.find((path) => !existsSync(sharedFile(path)));
  if (missing === undefined) run(title, tests);
  else skip(`${title} (skipped: ../shared/${missing} is not beside this checkout)`, tests);
}
