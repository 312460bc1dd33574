import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TextFilter } from '#modules/facts/index.js';
import { writeFactFile, type WrittenFile } from './write-fact-file.js';

/** Without short passwords and those without letters, because other rules reject them. */
const ENTRIES = 100_000;
const SHORTEST = 4;

/** @throws if no list is named or if the list is too short */
export function writePasswords(args: string[]): readonly WrittenFile[] {
  const { values, positionals } = parseArgs({
    args,
    options: { to: { type: 'string', default: 'backend/data' } },
    allowPositionals: true,
  });
  const [list] = positionals;
  if (!list) throw new Error('name the list of passwords.');
  const lines = readFileSync(list, 'utf8').split(/\r?\n/);
  const texts = new Set<string>();
  for (const line of lines) {
    const text = line.normalize('NFKC').toLowerCase();
    if (text.length >= SHORTEST && /\p{L}/u.test(text)) texts.add(text);
    if (texts.size === ENTRIES) break;
  }
  if (texts.size < ENTRIES) throw new Error(`the list has only ${texts.size} different passwords with letters.`);
  return [writeFactFile(values.to, 'common-passwords.bloom', TextFilter.of([...texts]).bytes)];
}
