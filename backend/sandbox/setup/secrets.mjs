import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';

const token = () => randomBytes(24).toString('base64url');
const key = () => randomBytes(32).toString('base64');
// No letters or digits that look alike: a person may have to type it.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const letters = (count) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const password = () => [letters(5), letters(5), letters(5), letters(5)].join('-');

const MAKERS = {
  SESSION_SECRET: key,
  DATA_KEY: key,
  AUDIT_KEY: key,
  SUPERADMIN_PASSWORD: password,
  MARKETPLACE_API_KEY: token,
  GOOGLE_CLIENT_SECRET: token,
  postgresPassword: token,
  ownerPassword: token,
  appPassword: token,
  redisPassword: token,
};

export const secretsFile = (dataDir) => join(dataDir, 'secrets.json');

/**
 * The secrets of this copy on this computer: made on the first start, the same ever after.
 * @returns {{ secrets: Record<string, string>, isFirst: boolean }}
 */
export function localSecrets(dataDir) {
  const file = secretsFile(dataDir);
  const isFirst = !existsSync(file);
  const known = isFirst ? {} : read(file);
  const missing = Object.keys(MAKERS).filter((name) => !known[name]);
  const secrets = { ...known, ...Object.fromEntries(missing.map((name) => [name, MAKERS[name]()])) };
  if (missing.length > 0) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return { secrets, isFirst };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PlainError(
      `${file} cannot be read as JSON: bring the file back, or remove the whole folder around it to begin with empty data.`,
    );
  }
}
