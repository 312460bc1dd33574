import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, readSettings } from './setup/environment.mjs';
import { PlainError } from './setup/plain-error.mjs';
import { prepare } from './setup/prepare.mjs';
import { ROOT } from './setup/processes.mjs';

/** A tool of the project that is compiled with the rest and then run in the foreground with the caller's words. */
export const program = (path) => async (args) => {
  const settings = readSettings();
  const node = await prepare(makeDataDir(settings.DATA_DIR), { site: false });
  const file = join(ROOT, 'dist', `${path}.js`);
  if (!existsSync(file)) throw new PlainError(`${path}.ts is missing.`);
  const child = spawn(node, ['--enable-source-maps', file, ...args], { cwd: ROOT, env: { ...process.env, ...settings }, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
};
