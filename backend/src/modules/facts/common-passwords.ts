import { readBytes } from './fact-file.js';
import { TextFilter } from './text-filter.js';

let loaded: TextFilter | null = null;

/**
 * Returns the 100,000 most common passwords that contain a letter, in lowercase. The file is read at the first call.
 */
export function loadCommonPasswords(): TextFilter {
  loaded ??= new TextFilter(readBytes('common-passwords.bloom'));
  return loaded;
}
