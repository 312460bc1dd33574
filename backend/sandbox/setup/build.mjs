import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, listFiles } from './files.mjs';
import { PlainError } from './plain-error.mjs';
import { ROOT } from './processes.mjs';
import { runOnce } from './run-once.mjs';

const FRONTEND = 'frontend/build.mjs';
const STAMP = join(ROOT, 'dist/.frontend');
const NOT_BUILT = /\.spec\.tsx?$|^frontend\/(e2e|test)\//;

/** Compiles backend and workers. @returns a remark for the step's line */
export const buildServer = (node) => build(node, 'backend/sandbox/setup/compile.mjs', 'The server could not be compiled');

/** Bundles and prerenders the site, unless nothing it is made of has changed. */
export async function buildFrontend(node) {
  const sources = [...listFiles('frontend'), ...listFiles('backend/src/contract'), 'package-lock.json', 'tsconfig.base.json'];
  const stamp = fingerprint(sources.filter((file) => !NOT_BUILT.test(file)));
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp && existsSync(join(ROOT, 'dist/frontend/index.html'));
  if (isFresh) return 'up to date';
  rmSync(STAMP, { force: true });
  await build(node, FRONTEND, 'The site could not be built');
  writeFileSync(STAMP, stamp);
  return 'built';
}

async function build(node, program, failure) {
  const { code, spoken, output } = await runOnce(node, [program], { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new PlainError(`${failure}:\n${output}`);
  return spoken;
}
