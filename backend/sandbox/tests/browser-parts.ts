/** A part of the full test run. */
export interface Part {
  name: string;
  what: string;
  /** Arguments of `backend/sandbox/run.mjs`. */
  command: readonly string[];
  env?: Record<string, string>;
}

const COUNT = 8;

/** Divides the browser tests with full axe checks into parts, so that a stopped run can go on at the next part. */
export const axeParts = (files: readonly string[]): Part[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    name: `axe-${index + 1}`,
    what:
      `every browser test, part ${index + 1} of ${COUNT}; every state of every screen by axe: four widths, both ` +
      'themes, usual and double text',
    command: ['test', ...files.toSorted().filter((__, place) => place % COUNT === index)],
    env: { AXE: 'all', BROWSER: 'all' },
  }));

/** A name without its number, such as "axe", stands for all parts of that name. */
export const partsNamed = <P extends Pick<Part, 'name'>>(parts: readonly P[], wanted: string): P[] =>
  parts.filter(({ name }) => name === wanted || name.replace(/-\d+$/, '') === wanted);
