import type { Target } from './goal.js';

const exactly = (count: number) => ({ least: count, most: count });
/**
 * Description of the simulated conditions for the loading times: a slow mobile network and a processor at a quarter of
 * its speed.
 */
const SLOW = 'slow 4G, processor four times slower';

/** The performance targets that are measured in a browser or from the files that browsers download. */
export const BROWSER_TARGETS = {
  typing: {
    number: 'P6',
    what: 'last key of a medicine to painted options, without the pause, processor four times slower, median',
    goal: { most: 100 },
    unit: 'ms',
  },
  typingRequests: { number: 'P6', what: 'requests per pause in typing', goal: exactly(1) },
  typingOrder: { number: 'P6', what: 'options shown from an answer that came too late, of 5', goal: exactly(0) },
  sizeContent: { number: 'P13', what: 'JavaScript of the largest content page', goal: { most: 140 }, unit: 'KB' },
  sizeForm: {
    number: 'P13',
    what: 'JavaScript of the largest page with a form',
    goal: { most: 160 },
    unit: 'KB',
  },
  sizeTool: {
    number: 'P13',
    what: 'JavaScript of the largest finder or medicine page',
    goal: { most: 190 },
    unit: 'KB',
  },
  sizeChunk: { number: 'P13', what: 'largest chunk that is loaded on demand', goal: { most: 25 }, unit: 'KB' },
  sizeStyles: { number: 'P13', what: 'style sheet of a page', goal: { most: 15 }, unit: 'KB' },
  sizeFonts: { number: 'P13', what: 'web fonts of a page', goal: { most: 60 }, unit: 'KB' },
  sizeView: {
    number: 'P13',
    what: 'first view of the largest page, everything together',
    goal: { most: 300 },
    unit: 'KB',
  },
  unreadable: { number: 'P13', what: 'content pages that cannot be read without JavaScript', goal: exactly(0) },
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
  sortDelay: {
    number: 'P14',
    what: 'slowest interaction when 300 plans are sorted, processor four times slower',
    goal: { most: 100 },
    unit: 'ms',
  },
  filterDelay: {
    number: 'P14',
    what: 'the same when they are filtered',
    goal: { most: 100 },
    unit: 'ms',
  },
  longFrames: { number: 'P15', what: 'frames over 50 ms of one sort or filter of 300 plans', goal: { most: 1 } },
  sortCost: {
    number: 'P15',
    what: 'sort of 300 plans / sort of the array and painting as many rows alone',
    goal: { most: 1.3 },
  },
} as const satisfies Record<string, Target>;
