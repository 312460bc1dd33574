import { readBytes } from './fact-file.js';
import { TextFilter } from './text-filter.js';

let loaded: TextFilter | null = null;

/**
 * Returns a filter that contains the 100,000 most common passwords with at least one letter, in lowercase. The data
 * file is read on the first call only.
 */
export function loadCommonPasswords(): TextFilter {
  loaded ??= new TextFilter(readBytes('common-passwords.bloom'));
  return loaded;
}
