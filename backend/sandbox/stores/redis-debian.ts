import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const UPDATE_WITHIN_MS = 60_000;
const STEP_WITHIN_MS = 30_000;

/**
 * Downloads the Redis package of Debian or Ubuntu and unpacks it into a folder, without root privileges and without
 * installing anything on the system.
 * @returns null on any failure, for example on another system or without a network; the caller then works without Redis
 */
export function unpackedRedis(toolDir: string): { command: string; env: NodeJS.ProcessEnv } | null {
  const ready = join(toolDir, 'redis');
  if (!existsSync(join(ready, 'redis-server')) && !unpack(ready)) return null;
  const libraries = libraryFolders(join(ready, 'root'));
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(':') };
  const command = join(ready, 'redis-server');
  return spawnSync(command, ['--version'], { env }).status === 0 ? { command, env } : null;
}

function unpack(ready: string): boolean {
  if (spawnSync('apt-get', ['--version']).status !== 0 || spawnSync('dpkg-deb', ['--version']).status !== 0)
    return false;
  const work = `${ready}.unfinished`;
  rmSync(work, { recursive: true, force: true });
  rmSync(ready, { recursive: true, force: true });
  for (const folder of ['lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(join(work, folder), { recursive: true, mode: 0o700 });
  const apt = privateApt(work);
  if (!apt(['update'], UPDATE_WITHIN_MS)) return false;
  const plan = apt(['-s', '--no-install-recommends', 'install', 'redis-server']);
  const packages = plan ? [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name) : [];
  if (packages.length === 0 || !apt(['download', ...packages])) return false;
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
    if (spawnSync('dpkg-deb', ['-x', join(work, file), join(work, 'root')], { timeout: STEP_WITHIN_MS }).status !== 0)
      return false;
  }
  // All Redis programs are the same binary, which behaves according to the name under which it is started. A link named
  // `redis-server` therefore starts the server.
  symlinkSync('root/usr/bin/redis-check-rdb', join(work, 'redis-server'));
  renameSync(work, ready);
  return true;
}

/** With its own lists and cache, apt needs no root privileges and changes nothing on the system. */
function privateApt(work: string): (args: readonly string[], timeout?: number) => string | null {
  const options = {
    'Dir::State::lists': join(work, 'lists'),
    'Dir::Cache': join(work, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': '',
    'Acquire::Retries': '1',
    'Acquire::http::Timeout': '10',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return (args, timeout = STEP_WITHIN_MS) => {
    const done = spawnSync('apt-get', [...flags, '-q', ...args], {
      cwd: work,
      timeout,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    return done.status === 0 ? done.stdout || ' ' : null;
  };
}

function libraryFolders(root: string): string[] {
  const found: string[] = [];
  for (const base of ['lib', 'usr/lib'].map((path) => join(root, path)).filter(existsSync)) {
    found.push(
      base,
      ...readdirSync(base, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(base, entry.name)),
    );
  }
  return found;
}
