import { existsSync, readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { npmCi } from './npm.mjs';
import { ROOT } from './processes.mjs';
import { PlainError } from './plain-error.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** Installs what the lock file says, unless exactly that lies there already (whoever installed it). */
export async function ensurePackages(node) {
  const complaint = lockComplaint();
  if (complaint) throw new PlainError(complaint);
  if (isInstalled()) return 'up to date';
  await npmCi(node, ROOT);
  return 'installed';
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Compares the lock file with npm's own record of what it put into node_modules. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = Object.entries(readJson(LOCK).packages).filter(([path]) => path !== '');
  const present = readJson(INSTALLED).packages;
  return wanted.every(([path, entry]) => {
    const found = present[path];
    if (!found) return Boolean(entry.optional) && !isForThisMachine(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

const allows = (list, value) => !list || [list].flat().includes(value);

let knownLibc;
function libc() {
  if (!knownLibc) {
    process.report.excludeNetwork = true;
    knownLibc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  }
  return knownLibc;
}

const isForThisMachine = (entry) =>
  Boolean(entry.os || entry.cpu) &&
  allows(entry.os, platform()) &&
  allows(entry.cpu, arch()) &&
  (!entry.libc || platform() !== 'linux' || allows(entry.libc, libc()));

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** @returns a sentence if package.json asks for something else than the lock file holds, else null */
export function lockComplaint() {
  if (!existsSync(LOCK)) return 'package-lock.json is missing: bring it back from the repository.';
  const asked = readJson(join(ROOT, 'package.json'));
  const { packages } = readJson(LOCK);
  const differs = (name, range, kind) =>
    packages[''][kind]?.[name] !== range || (packages[`node_modules/${name}`]?.version !== range && /^\d/.test(range));
  const wrong = KINDS.flatMap((kind) => [
    ...Object.entries(asked[kind] ?? {}).filter(([name, range]) => differs(name, range, kind)).map(([name]) => name),
    ...Object.keys(packages[''][kind] ?? {}).filter((name) => !asked[kind]?.[name]),
  ]);
  if (wrong.length === 0) return missingPlatforms(packages);
  return `package.json and package-lock.json do not agree about ${wrong.join(', ')}: run "npm install" once, and start again.`;
}

/** npm refuses a lock file without the packages for other systems; that happens when the registry lacked them at the time. */
function missingPlatforms(packages) {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies)).filter((name) => !locked.has(name));
  if (missing.length === 0) return null;
  return `package-lock.json lacks ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}: choose a version of the package that needs them for which all are published.`;
}
