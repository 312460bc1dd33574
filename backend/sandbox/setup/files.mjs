import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.runtime', '.git', 'test-results', 'playwright-report']);

/** Every file below a folder of the repository (or the file itself), as paths from the root, in a steady order. */
export function listFiles(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(({ name }) => !SKIPPED.has(name));
  return entries
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    .sort();
}

/** One value for the content of all these files: equal means nothing has changed. */
export function fingerprint(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return sum.digest('base64');
}
