import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.runtime', '.git', 'test-results', 'playwright-report']);

/** Relative to the repository's root, in a stable order. A single file is a list of itself. */
export function listFiles(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(({ name }) => !SKIPPED.has(name));
  return entries
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    .sort();
}

/** Returns a fingerprint of the given files. Two equal fingerprints mean that no file has changed. */
export function fingerprint(files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files) sum.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return sum.digest('base64');
}
