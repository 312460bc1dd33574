import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import type { Env } from './processes.ts';

const ADDRESSES = ['APP_URL', 'DATABASE_URL', 'DATABASE_ADMIN_URL', 'REDIS_URL', 'SMTP_URL', 'MARKETPLACE_API_URL'];

/** Settings by name. The settings that the launcher itself uses always have a value. */
export type Settings = Record<string, string | undefined> & {
  PORT: string;
  MAILBOX_PORT: string;
  MARKETPLACE_PORT: string;
  APP_URL: string;
  DATA_DIR: string;
  SUPERADMIN_EMAIL: string;
};

/** Reads the launcher's settings from .env and the environment, which takes precedence. Empty ones count as unset. */
export function readSettings(): Settings {
  const all = { ...readFile(`${ROOT}/.env`), ...process.env };
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== ''),
  );
  const ports = {
    PORT: portOf('PORT', given['PORT'] ?? '3000'),
    MAILBOX_PORT: portOf('MAILBOX_PORT', given['MAILBOX_PORT'] ?? '1080'),
    MARKETPLACE_PORT: portOf('MARKETPLACE_PORT', given['MARKETPLACE_PORT'] ?? '4100'),
  };
  for (const name of ADDRESSES) checkAddress(name, given[name]);
  const settings: Settings = {
    ...given,
    ...ports,
    APP_URL: given['APP_URL'] ?? `http://localhost:${ports.PORT}`,
    DATA_DIR: resolve(ROOT, given['DATA_DIR'] ?? '.data'),
    SUPERADMIN_EMAIL: given['SUPERADMIN_EMAIL'] ?? 'superadmin@example.test',
  };
  // The API description is meant for developers, so by default it is shown only if the site runs on this computer.
  if (isThisComputer(settings.APP_URL)) settings['DEVELOPMENT_PAGES'] ??= 'true';
  return settings;
}

const isThisComputer = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const siteSettings = (): Set<string> =>
  new Set(
    [...readFileSync(`${ROOT}/.env.example`, 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
  );

/** Returns the environment without the site's settings, so that tests do not depend on the local configuration. */
export function withoutSiteSettings(): Env {
  const names = siteSettings();
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}

/** Every setting set to an empty value, which overrides .env for commands that read it themselves. */
export const withEmptySiteSettings = (): Env => ({
  ...process.env,
  ...Object.fromEntries([...siteSettings()].map((name) => [name, ''])),
});

/** Creates the data folder with permissions that keep out all other users of this computer. */
export function makeDataDir(dir: string): string {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new PlainError(
      `The folder for data, ${dir}, cannot be made (${codeOf(error)}): set DATA_DIR to a folder you may write to.`,
    );
  }
  return dir;
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

function readFile(path: string): Record<string, string | undefined> {
  if (!existsSync(path)) return {};
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new PlainError(`The file .env cannot be read (${codeOf(error)}): correct its permissions, or remove it.`);
  }
  checkLines(text);
  return parseEnv(text);
}

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

/** Node's parser skips invalid lines silently. @throws PlainError for the first one */
export function checkLines(text: string): void {
  let open: { quote: string; line: number } | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open) {
      if (line.includes(open.quote)) open = null;
      continue;
    }
    if (/^\s*(#.*)?$/.test(line)) continue;
    const value = ASSIGNMENT.exec(line)?.[1];
    if (value === undefined)
      throw new PlainError(`Line ${index + 1} of the file .env is not of the form NAME=value: correct or remove it.`);
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote && !value.slice(1).includes(quote)) open = { quote, line: index + 1 };
  }
  if (open)
    throw new PlainError(`Line ${open.line} of the file .env opens a quotation mark that is never closed: close it.`);
}

function portOf(name: string, value: string): string {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return String(number);
  throw new PlainError(`${name} is set to "${value}", which is not a port: use a number from 1 to 65535.`);
}

// Checks that a setting contains a valid URL. The error message does not repeat the value, which may contain a
// password.
function checkAddress(name: string, value: string | undefined): void {
  if (value === undefined || URL.canParse(value)) return;
  throw new PlainError(`${name} is set to something that is not an address: it must look like scheme://host:port.`);
}
