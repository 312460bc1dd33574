/** A test that proves a row: its file, and a part of its title or of the title of the group that it belongs to. */
export type Proof = readonly [file: string, title: string];

/** A figure that `npm run bench` stores in backend/docs/performance.json, and the range in which it must be. */
export interface Measure {
  /** Name of the measurement, as `npm run bench` knows it. */
  bench: string;
  /** Id of the figure. */
  bar: string;
  what: string;
  from: number;
  to: number;
}

/** A row of the score sheet: an attack or a fault, and the proof that the site answers it as it should. */
export interface Row {
  number: number;
  attack: string;
  /** What the site is expected to do. */
  expected: string;
  /** Whether a release stops if this row is not proved. */
  isMust?: true;
  proofs: readonly Proof[];
  measures?: readonly Measure[];
  /** What is not proved yet, and why. A row without it is proved by its proofs and measures alone. */
  open?: string;
}
