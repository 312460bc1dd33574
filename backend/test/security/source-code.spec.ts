import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../sandbox/bootstrap/root.mjs';
import { listFiles } from '../../sandbox/processes/files.ts';

/** Source code that runs on the server of a public site, by file. Tests are left out. */
const SOURCES = new Map(
  ['backend/src', 'workers/src']
    .flatMap(listFiles)
    .filter((file) => file.endsWith('.ts') && !/\.(?:spec|medium|bench)\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);
const filesWith = (pattern: RegExp): string[] =>
  [...SOURCES].filter(([, text]) => pattern.test(text)).map(([file]) => file);
const wordsAfter = (pattern: RegExp): string[] =>
  [
    ...new Set([...SOURCES.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word))),
  ].sort();

it('the server starts no program and runs no text as code', () => {
  expect(SOURCES.size).toBeGreaterThan(300);
  expect(filesWith(/\bfrom '(?:node:)?(?:child_process|cluster|vm|repl)'/)).toEqual([]);
  expect(filesWith(/\beval\(|\bnew Function\(|\bsetTimeout\('/)).toEqual([]);
});

it('regular expressions are put together in five files only, which take no input', () => {
  expect(filesWith(/\bRegExp\(/)).toEqual([
    'backend/src/contract/api/drugs.contract.ts',
    'backend/src/modules/drugs/va/va-form.ts',
    'backend/src/platform/csv/csv.ts',
    'backend/src/platform/http/error.filter.ts',
    'backend/src/platform/http/static-site.ts',
  ]);
});

it('nothing formats text by a pattern with placeholders', () => {
  expect(
    filesWith(/\bformatWithOptions\b|\butil\.format\b|\bsprintf\b|import \{[^}]*\bformat\b[^}]*\} from 'node:util'/),
  ).toEqual([]);
});

it('hashes, keys and ciphers are SHA-256 or stronger and AES-256-GCM', () => {
  expect(wordsAfter(/\b(?:createHash|createHmac|hkdfSync|hkdf)\(\s*'([^']+)'/g)).toEqual(['sha256']);
  expect(wordsAfter(/\bcreate(?:Cipher|Decipher)iv\(\s*'([^']+)'/g)).toEqual(['aes-256-gcm']);
  expect(filesWith(/\b(?:createHash|createHmac|createCipheriv|createDecipheriv)\(\s*[^\s']/)).toEqual([]);
});

it('random numbers that can be guessed only spread the times of retries', () => {
  expect(filesWith(/\bMath\.random\b/)).toEqual(['backend/src/platform/queue/queues.ts']);
});

it('requests are read by the strict parser of Node, over HTTP/1.1', () => {
  expect(filesWith(/insecureHTTPParser|\bhttp2\b/)).toEqual([]);
});
