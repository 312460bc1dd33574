import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';

const token = () => randomBytes(24).toString('base64url');
const key = () => randomBytes(32).toString('base64');
// The alphabet of generated passwords has no characters that look alike, because a person may have to type a password.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const password = () => [letters(5), letters(5), letters(5), letters(5)].join('-');

const MAKERS = {
  SESSION_SECRET: key,
  DATA_KEY: key,
  AUDIT_KEY: key,
  BACKUP_KEY: key,
  SUPERADMIN_PASSWORD: password,
  MARKETPLACE_API_KEY: token,
  GOOGLE_CLIENT_SECRET: token,
  postgresPassword: token,
  ownerPassword: token,
  appPassword: token,
  redisPassword: token,
} as const;
type SecretName = keyof typeof MAKERS;
export type Secrets = Record<SecretName, string>;

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Returns the secrets of this installation, which are generated on the first start and reused on every later one. */
export function localSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir);
  const known: Partial<Secrets> = existsSync(file) ? read(file) : {};
  const made = Object.entries(MAKERS).filter(([name]) => !known[name as SecretName]);
  const secrets = { ...known, ...Object.fromEntries(made.map(([name, make]) => [name, make()])) } as Secrets;
  if (made.length > 0) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return secrets;
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PlainError(
      `${file} cannot be read as JSON: bring the file back, ` +
        'or remove the whole folder around it to begin with empty data.',
    );
  }
}
