import { DAY, HOUR } from '../../limits/seconds.js';
import { TOKEN_LIFE, type TokenPurpose } from '../../limits/sessions.js';

const WRITTEN = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Returns how long a link for the given purpose works, in words, such as "two days". Whole days are named as days, and
 * other times as hours.
 */
export function lifeOf(purpose: TokenPurpose): string {
  const seconds = TOKEN_LIFE[purpose];
  const [count, unit] = seconds % DAY === 0 ? [seconds / DAY, 'day'] : [seconds / HOUR, 'hour'];
  return `${WRITTEN[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}
