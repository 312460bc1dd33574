/** Heights in rem: of a bar with the space below it, of the name above a bar, and of the names of the months. */
export const ROW = 1.9;
export const NAME = 1.5;
export const HEAD = 3.2;

/** Returns the height of a picture with a number of bars, in rem. */
export const timelineHeight = (bars: number): number => HEAD + (ROW + NAME) * bars;
