import { FirstHouse } from './0001-first-house.js';

/** In the order they run; a landed migration is never edited. */
export const MIGRATIONS = [{ name: '0001-first-house', class: FirstHouse }];
