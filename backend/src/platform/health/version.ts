import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Returns the version of this program, for the list of workers. Returns an empty string if it cannot be read. */
export function versionOf(folder: string): string {
  try {
    return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
      .version;
  } catch {
    return '';
  }
}
