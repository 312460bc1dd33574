import { FirstHouse } from './0001-first-house.js';
import { Administration } from './0003-administration.js';

/** In the order they run; a landed migration is never edited. */
export const MIGRATIONS = [
  { name: '0001-first-house', class: FirstHouse },
  { name: '0003-administration', class: Administration },
];
