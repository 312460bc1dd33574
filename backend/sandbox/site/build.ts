import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { runOnce } from '../bootstrap/run-once.mjs';
import { fingerprint, listFiles } from '../processes/files.ts';

const FRONTEND = 'frontend/build.mjs';
const STAMP = join(ROOT, 'dist/.frontend');
const NOT_BUILT = /\.spec\.tsx?$|^frontend\/(e2e|test)\//;

export const buildServer = (node: string): Promise<string> =>
  build(node, 'backend/sandbox/site/compile.ts', 'The server could not be compiled');

/** Bundles and prerenders the website, unless its source files are unchanged since the last build. */
export async function buildFrontend(node: string): Promise<string> {
  const sources = [
    ...listFiles('frontend'),
    ...listFiles('backend/src/contract'),
    'package-lock.json',
    'tsconfig.base.json',
  ];
  const stamp = fingerprint(sources.filter((file) => !NOT_BUILT.test(file)));
  const isFresh =
    existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp && existsSync(join(ROOT, 'dist/frontend/index.html'));
  if (isFresh) return 'up to date';
  rmSync(STAMP, { force: true });
  await build(node, FRONTEND, 'The site could not be built');
  writeFileSync(STAMP, stamp);
  return 'built';
}

async function build(node: string, program: string, failure: string): Promise<string> {
  const { code, stdout, output } = await runOnce(node, [program], { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new PlainError(`${failure}:\n${output}`);
  return stdout;
}
