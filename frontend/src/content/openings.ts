export interface Opening {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly summary: string;
}
/** The firm's open positions. There are none at present. */
export const OPENINGS: readonly Opening[] = [];
export const NO_OPENINGS = 'There are currently no job openings available. Please check back later.';
