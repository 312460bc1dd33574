// Incrementally compiles the backend and the workers into dist/, which mirrors the repository. The compiler and its
// settings (.swcrc) are the same as for `nest build`, but the sandbox and the benchmarks are compiled too.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { transformFile, version } from '@swc/core';
import { ROOT } from '../bootstrap/root.mjs';
import { listFiles } from '../processes/files.ts';

const SOURCES = ['backend/data', 'backend/src', 'backend/sandbox', 'backend/test', 'workers/src'];
const LEFT_OUT = /\.(spec|medium)\.ts$|\.d\.ts$|\.md$/;
const DIST = join(ROOT, 'dist');
const LEDGER = join(DIST, '.compiled.json');

const hash = (...parts: (string | Buffer)[]): string =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('base64');

const target = (file: string): string => join(DIST, extname(file) === '.ts' ? file.replace(/\.ts$/, '.js') : file);

async function compile(file: string): Promise<void> {
  const output = target(file);
  mkdirSync(dirname(output), { recursive: true });
  if (extname(file) !== '.ts') return cpSync(join(ROOT, file), output);
  const { code, map } = await transformFile(join(ROOT, file), { cwd: ROOT, sourceMaps: true });
  writeFileSync(`${output}.map`, map ?? '');
  writeFileSync(output, `${code}\n//# sourceMappingURL=${output.split('/').pop()}.map\n`);
}

function remove(file: string): void {
  for (const path of [target(file), `${target(file)}.map`]) rmSync(path, { force: true });
}

const settings = hash(readFileSync(join(ROOT, '.swcrc')), version);
const before: Record<string, string> = existsSync(LEDGER) ? JSON.parse(readFileSync(LEDGER, 'utf8')) : {};
const files = SOURCES.flatMap(listFiles).filter((file) => !LEFT_OUT.test(file));
const now = Object.fromEntries(files.map((file) => [file, hash(settings, readFileSync(join(ROOT, file)))]));
const changed = files.filter((file) => before[file] !== now[file] || !existsSync(target(file)));

try {
  await Promise.all(changed.map(compile));
} catch (error) {
  // Only the compiler's message is printed. It shows the location of the error, and a stack trace would add nothing.
  process.stderr.write(`${String((error as Error).message).split(/\n+(Caused by|Stack backtrace)/)[0]}\n`);
  process.exit(1);
}
const deleted = Object.keys(before).filter((file) => !now[file]);
deleted.forEach(remove);
if (changed.length > 0 || deleted.length > 0) {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(LEDGER, JSON.stringify(now));
}
process.stdout.write(changed.length === 0 ? 'up to date' : `${changed.length} of ${files.length} files`);
