/**
 * A reference to a test that proves a claim: the test file, and a part of the title of the test or of
 * a group that contains it.
 */
export type Proof = readonly [file: string, title: string];

/**
 * A figure that `npm run bench` stores in backend/docs/performance.json, and the range in which the figure must lie.
 */
export interface Measure {
  /** Name of the measurement, as passed to `npm run bench`. */
  bench: string;
  /** Id of the performance target to which the figure belongs. */
  target: string;
  what: string;
  from: number;
  to: number;
}

/** A statement about the site, and the tests and measurements that prove it. */
export interface Claim {
  number: number;
  proofs: readonly Proof[];
  measures?: readonly Measure[];
  /**
   * What is not yet proved about the claim, and why. The field is omitted if the tests and measurements prove the whole
   * claim.
   */
  open?: string;
}

/** A row of the score sheet: an attack or a fault, and the proof that the site handles it as expected. */
export interface Row extends Claim {
  attack: string;
  /** The behavior that is expected of the site when the attack or fault occurs. */
  expected: string;
  /** Whether the row must be proved before the site may be released. */
  isMust?: true;
}

/** A point that staff expect of one of their pages, and the proof that the page has it. */
export interface Point extends Claim {
  point: string;
}
