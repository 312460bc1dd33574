import { existsSync, readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { npmCi } from '../bootstrap/npm.mjs';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** Installs the packages of the lock file, unless node_modules already contains exactly these packages. */
export async function ensurePackages(node: string): Promise<string> {
  const complaint = lockComplaint();
  if (complaint) throw new PlainError(complaint);
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
  optionalDependencies?: Record<string, string>;
}
type Dependencies = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;
interface LockFile {
  packages: Record<string, LockEntry & Dependencies>;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

function isInstalled(): boolean {
  if (!existsSync(INSTALLED)) return false;
  const wanted = Object.entries(readJson<LockFile>(LOCK).packages).filter(([path]) => path !== '');
  const present = readJson<LockFile>(INSTALLED).packages;
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

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/**
 * Compares package.json with the lock file.
 * @returns an error message if they do not match, or null if they do
 */
export function lockComplaint(): string | null {
  if (!existsSync(LOCK)) return 'package-lock.json is missing: bring it back from the repository.';
  const manifest = readJson<Dependencies>(join(ROOT, 'package.json'));
  const { packages } = readJson<LockFile>(LOCK);
  const root = packages[''] ?? {};
  const differs = (name: string, range: string, kind: (typeof KINDS)[number]): boolean =>
    root[kind]?.[name] !== range || (packages[`node_modules/${name}`]?.version !== range && /^\d/.test(range));
  const wrong = KINDS.flatMap((kind) => [
    ...Object.entries(manifest[kind] ?? {})
      .filter(([name, range]) => differs(name, range, kind))
      .map(([name]) => name),
    ...Object.keys(root[kind] ?? {}).filter((name) => !manifest[kind]?.[name]),
  ]);
  if (wrong.length === 0) return missingPlatforms(packages);
  const names = wrong.join(', ');
  return `package.json and package-lock.json do not agree about ${names}: run "npm install" once, and start again.`;
}

/**
 * Returns an error message if the lock file lacks the optional packages for other systems, or null if it is complete.
 * npm writes an incomplete lock file if not all of these packages are published yet, and later rejects that file.
 */
function missingPlatforms(packages: LockFile['packages']): string | null {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
  if (missing.length === 0) return null;
  const some = `${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}`;
  return `package-lock.json lacks ${some}: choose a version of their package for which all are published.`;
}
