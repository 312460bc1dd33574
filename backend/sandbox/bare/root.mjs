import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const found = ['../../..', '../../../..']
  .map((up) => fileURLToPath(new URL(up, import.meta.url)).replace(/\/$/, ''))
  .find((dir) => existsSync(join(dir, 'package-lock.json')));

/** The project's root folder, recognized by its lock file. A copy of this module in dist/ runs one folder deeper. */
export const ROOT = found ?? process.cwd();
