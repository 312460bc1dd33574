import { existsSync, readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { npmCi } from '../bootstrap/npm.mjs';
import { ROOT } from '../bootstrap/root.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** Installs the packages of the lock file, unless node_modules already contains exactly these packages. */
export async function ensurePackages(node: string): Promise<string> {
  if (isInstalled()) return 'up to date';
  await npmCi(node, ROOT);
  return 'installed';
}

interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

const packagesIn = (path: string): Record<string, LockEntry> => JSON.parse(readFileSync(path, 'utf8')).packages;

function isInstalled(): boolean {
  if (!existsSync(INSTALLED)) return false;
  const wanted = Object.entries(packagesIn(LOCK)).filter(([path]) => path !== '');
  const present = packagesIn(INSTALLED);
  return wanted.every(([path, entry]) => {
    const found = present[path];
    if (!found) return Boolean(entry.optional) && !isForThisMachine(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

const allows = (list: string | string[] | undefined, value: string): boolean => !list || [list].flat().includes(value);

let knownLibc: string | undefined;
function libc(): string {
  if (knownLibc) return knownLibc;
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  knownLibc = header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}

const isForThisMachine = (entry: LockEntry): boolean =>
  Boolean(entry.os || entry.cpu) &&
  allows(entry.os, platform()) &&
  allows(entry.cpu, arch()) &&
  (!entry.libc || platform() !== 'linux' || allows(entry.libc, libc()));
