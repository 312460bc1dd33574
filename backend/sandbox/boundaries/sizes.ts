import { dirname } from 'node:path';

const MOST_FILES = 20;
/** Prettier does not shorten long comments, strings and regular expressions. */
const MOST_COLUMNS = 120;

const TEST = /\.(spec|medium|e2e)\.tsx?$/;
const CODE = /\.(tsx?|mjs|css)$/;
/** Folders without code (tables of facts, documents, pictures), in which people look up a single file. */
const EXEMPT = /^(backend\/(data|docs)|frontend\/public)(\/|$)/;

/** Returns a complaint about each folder that holds too many files. The paths are relative to the repository's root. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => !TEST.test(path) && !EXEMPT.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files without its tests. Divide it by subject.`);
}

export function longLines(files: readonly string[], textOf: (file: string) => string): string[] {
  return files
    .filter((file) => CODE.test(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          [...line].length > MOST_COLUMNS ? [`${file}:${index + 1} has ${[...line].length} columns.`] : [],
        ),
    );
}
