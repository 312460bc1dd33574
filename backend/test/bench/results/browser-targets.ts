import type { Target } from './goal.js';

/**
 * Description of the simulated conditions for the loading times: a slow mobile network and a processor at a quarter of
 * its speed.
 */
const SLOW = 'slow 4G, processor four times slower';

/** The performance targets that are measured in a browser or from the files that browsers download. */
export const BROWSER_TARGETS = {
  paintOpen: {
    number: 'P14',
    what: `largest contentful paint of the slowest open page, ${SLOW}`,
    goal: { most: 0.9 },
    unit: 's',
  },
  paintSignedIn: {
    number: 'P14',
    what: 'largest contentful paint of the slowest page behind the login',
    goal: { most: 2 },
    unit: 's',
  },
  blocking: {
    number: 'P14',
    what: 'total blocking time of the slowest page',
    goal: { most: 100 },
    unit: 'ms',
  },
  shifts: { number: 'P14', what: 'layout shift of the worst page', goal: { most: 0.02 } },
} as const satisfies Record<string, Target>;
