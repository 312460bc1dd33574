// Importing this module lets the medium tests hash passwords with less work. At the cost of the site, which a unit test
// checks, hashing would take a fifth of the processor time of all medium tests. The unit tests, the browser tests and
// programs that a test starts hash passwords as the site does.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const LITTLE_WORK = { memory: 8, passes: 1 };
const { argon2 } = crypto;
let isQuick = false;

crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, isQuick ? { ...parameters, ...LITTLE_WORK } : parameters, callback);
syncBuiltinESMExports();

/**
 * Sets whether passwords are hashed with less work from now on.
 * @param {boolean} isWanted
 */
export function hashQuickly(isWanted) {
  isQuick = isWanted;
}
