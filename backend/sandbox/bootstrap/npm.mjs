import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { runOnce } from './run-once.mjs';

const FLAGS = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--ignore-scripts',
];
const RETRIES = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
const NETWORK_CODES = 'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH';
const NETWORK = new RegExp(`${NETWORK_CODES}|ERR_SOCKET_TIMEOUT|ENOTCACHED|network`, 'i');

/**
 * Runs `npm ci` in a folder with the given Node, which may differ from the Node that runs npm itself.
 * Install scripts of packages are disabled: no package in the lock file needs one.
 * @param {string} node path of the Node program
 * @param {string} cwd folder to install the packages in
 */
export async function npmCi(node, cwd) {
  const { code, output } = await runOnce(node, [findNpm(), 'ci', ...FLAGS, ...RETRIES], { cwd });
  if (code === 0) return;
  if (/EACCES|EPERM/.test(output))
    throw new PlainError(`npm may not write to ${cwd}: correct the owner of that folder, and start again.`);
  if (/ENOSPC/.test(output)) throw new PlainError('The disk is full: make room (about 1.5 GB), and start again.');
  if (NETWORK.test(output))
    throw new PlainError('The packages could not be downloaded: check the internet connection, and start again.');
  if (/EUSAGE|in sync/.test(output)) {
    throw new PlainError('package.json and package-lock.json do not agree: run "npm install" once, and start again.');
  }
  const line = output.split('\n').find((text) => text.startsWith('npm error')) ?? 'no reason given';
  throw new PlainError(
    `npm could not install the packages (${line.replace('npm error ', '')}): start again, or run "npm ci" to see more.`,
  );
}

/**
 * Returns the path of npm's `npm-cli.js`. The npm that started this process takes precedence over the npm beside the
 * running Node program, and that one over an npm on the PATH.
 */
function findNpm() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('npm-cli.js') && existsSync(running)) return running;
  const beside = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)].map((folder) =>
    join(folder, 'npm'),
  );
  const found = beside
    .filter(existsSync)
    .map((path) => realpathSync(path))
    .find((path) => path.endsWith('npm-cli.js'));
  if (!found) throw new PlainError('npm was not found: install Node together with npm, and start again.');
  return found;
}
