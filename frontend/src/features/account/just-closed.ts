import type { Location } from 'react-router';

/** What the way to the log-in page carries after somebody closed their account. */
export const JUST_CLOSED = { hasClosed: true } as const;

export const hasJustClosed = ({ state }: Pick<Location<unknown>, 'state'>): boolean => typeof state === 'object' && state !== null && 'hasClosed' in state;
