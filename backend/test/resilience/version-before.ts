import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MIGRATIONS = 'backend/src/platform/database/migrations';
const NEEDED = ['backend', 'workers', 'package.json', '.swcrc'];

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Builds the version of the site before the newest migration, from the history of the repository, and returns the
 * folder that contains it. That version uses the packages of this one. Throws if the history is incomplete.
 */
export function buildVersionBefore(): string {
  const migration =
    readdirSync(MIGRATIONS)
      .filter((name) => /^\d{4}-.*\.ts$/.test(name))
      .toSorted()
      .at(-1) ?? '';
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${migration}`);
  const commit = git('rev-parse', `${added}^`);
  const folder = mkdtempSync(join(tmpdir(), 'version-before-'));
  const archive = execFileSync('git', ['archive', commit, ...NEEDED], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'frontend'));
  execFileSync(process.execPath, ['backend/sandbox/site/compile.ts'], { cwd: folder });
  return folder;
}
