import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const found = ['../../..', '../../../..']
  .map((up) => fileURLToPath(new URL(up, import.meta.url)).replace(/\/$/, ''))
  .find((dir) => existsSync(join(dir, 'package-lock.json')));

/**
 * The project's root folder, found by looking for package-lock.json in the parent folders. It cannot be a fixed
 * relative path, because the compiled copy of this module in dist/ is one folder deeper.
 */
export const ROOT = found ?? process.cwd();
