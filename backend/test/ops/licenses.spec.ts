import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface LockEntry {
  license?: string;
  version?: string;
  dev?: boolean;
}
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/**
 * Licenses that require only that a notice is kept, so that the site may use and change the licensed code without
 * publishing its own code.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];
/**
 * Packages that have other licenses and are used only to build or test the site. The Mozilla Public License applies to
 * the files of the package itself, and CC-BY to the data in it. The built site contains neither.
 */
const TOOLS = [
  { name: /^axe-core$/, license: 'MPL-2.0' },
  { name: /^lightningcss(-[a-z0-9-]+)?$/, license: 'MPL-2.0' },
  { name: /^caniuse-lite$/, license: 'CC-BY-4.0' },
];
/**
 * Packages whose package.json states the license in a form that npm does not copy to the lock file. Their own license
 * files say that it is MIT.
 */
const STATED_ELSEWHERE = ['passport-local', 'passport-strategy', 'pause'];

const LOCKS = ['package-lock.json', 'backend/sandbox/bootstrap/runtime/package-lock.json'];
const packages = LOCKS.flatMap((lock) =>
  Object.entries(readJson<{ packages: Record<string, LockEntry> }>(lock).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.split('node_modules/').pop() ?? '', ...entry })),
);

/**
 * Returns whether a license expression is allowed: with `OR`, at least one of its licenses must be in the list; with
 * `AND`, all of them must be.
 */
function isAllowed(license: string): boolean {
  const names = license.replace(/[()]/g, '');
  if (names.includes(' OR ')) return names.split(' OR ').some(isAllowed);
  return names.split(' AND ').every((name) => ALLOWED.includes(name));
}

function isAcceptable({ name, license, dev = false }: (typeof packages)[number]): boolean {
  if (license === undefined) return STATED_ELSEWHERE.includes(name);
  return isAllowed(license) || (dev && TOOLS.some((tool) => tool.name.test(name) && tool.license === license));
}

describe('each package', () => {
  it('has a license that is allowed', () => {
    expect(packages.length).toBeGreaterThan(1_000);
    expect(packages.filter((one) => !isAcceptable(one)).map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-2.0', '(AGPL-3.0 OR BUSL-1.1)', 'MPL-2.0'])(
    'would be refused with the license %s',
    (license) => expect(isAcceptable({ name: 'other', license, dev: true })).toBe(false),
  );

  it('has an exact version in package.json', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = readJson<Manifest>('package.json');
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
