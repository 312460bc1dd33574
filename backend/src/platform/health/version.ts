import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The version of the program that runs in this folder, for people who look at several at once; empty when it cannot be read. */
export function versionOf(folder: string): string {
  try {
    return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
  } catch {
    return '';
  }
}
