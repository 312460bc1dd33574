/** An open position; applying goes through the contact page. */
export interface Opening {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly summary: string;
}
/** Empty at present (specification 2, section 2, Careers). */
export const OPENINGS: readonly Opening[] = [];
/** Specification 2, section 8, word for word. */
export const NO_OPENINGS = 'There are currently no job openings available. Please check back later.';
