import { createPath, type Location } from 'react-router';
import { AFTER_LOGIN, ownPath } from '../../../../backend/src/contract/pages.js';

const isPath = (value: unknown): value is { pathname: string; search?: string; hash?: string } =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

/** Where a guard found the person, as it noted it in the history entry; null when they came on their own. */
function cameFrom({ state }: Pick<Location, 'state'>): string | null {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return isPath(from) ? createPath(from) : null;
}

export const cameFromGuard = (location: Pick<Location, 'state'>): boolean => cameFrom(location) !== null;

/** The page to show after signing in: where they were stopped, else `?next=`, else the dashboard. Own pages only. */
export function returnPath(location: Pick<Location, 'state' | 'search'>): string {
  return ownPath(cameFrom(location) ?? new URLSearchParams(location.search).get('next') ?? AFTER_LOGIN);
}
