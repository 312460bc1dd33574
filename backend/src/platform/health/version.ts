import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * Returns the version in the `package.json` of a folder, for the list of workers. Returns an empty string if the
 * version cannot be read.
 */
export function versionOf(folder: string): string {
  try {
    return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
      .version;
  } catch {
    return '';
  }
}
