export interface Opening {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly summary: string;
}
export const OPENINGS: readonly Opening[] = [];
export const NO_OPENINGS = 'There are currently no job openings available. Please check back later.';
