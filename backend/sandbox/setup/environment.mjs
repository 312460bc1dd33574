import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError } from './plain-error.mjs';
import { ROOT } from './processes.mjs';

const PORTS = { PORT: 3000, MAILBOX_PORT: 1080, MARKETPLACE_PORT: 4100 };
const ADDRESSES = ['APP_URL', 'DATABASE_URL', 'DATABASE_ADMIN_URL', 'REDIS_URL', 'SMTP_URL', 'MARKETPLACE_API_URL'];

/**
 * What the person has set: the file .env, and over it the environment. A variable left empty counts as not set.
 * The few values the launcher itself needs are checked here; the rest is checked by the programs that read them.
 */
export function readSettings() {
  const given = { ...readFile(`${ROOT}/.env`), ...process.env };
  const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  for (const [name, standard] of Object.entries(PORTS)) settings[name] = String(port(name, settings[name] ?? standard));
  for (const name of ADDRESSES) checkAddress(name, settings[name]);
  settings.APP_URL ??= `http://localhost:${settings.PORT}`;
  settings.DATA_DIR = resolve(ROOT, settings.DATA_DIR ?? '.data');
  settings.SUPERADMIN_EMAIL ??= 'superadmin@example.test';
  return settings;
}

/** The environment without any of the site's own settings: tests must not depend on how somebody's copy is set up. */
export function withoutSiteSettings() {
  const example = readFileSync(`${ROOT}/.env.example`, 'utf8');
  const names = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}

/** Makes the folder for data; closed to other users of this computer. */
export function makeDataDir(dir) {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new PlainError(`The folder for data, ${dir}, cannot be made (${error.code}): set DATA_DIR to a folder you may write to.`);
  }
  return dir;
}

function readFile(path) {
  if (!existsSync(path)) return {};
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new PlainError(`The file .env cannot be read (${error.code}): correct its permissions, or remove it.`);
  }
  checkLines(text);
  return parseEnv(text);
}

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

/** Node's parser passes over a line it does not understand; a setting silently lost is worse than a refusal. */
export function checkLines(text) {
  let open = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open) {
      if (line.includes(open.quote)) open = null;
      continue;
    }
    if (/^\s*(#.*)?$/.test(line)) continue;
    const value = ASSIGNMENT.exec(line)?.[1];
    if (value === undefined) throw new PlainError(`Line ${index + 1} of the file .env is not of the form NAME=value: correct or remove it.`);
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote && !value.slice(1).includes(quote)) open = { quote, line: index + 1 };
  }
  if (open) throw new PlainError(`Line ${open.line} of the file .env opens a quotation mark that is never closed: close it.`);
}

function port(name, value) {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new PlainError(`${name} is set to "${value}", which is not a port: use a number from 1 to 65535.`);
}

// The value is not repeated in the message: it may hold a password.
function checkAddress(name, value) {
  if (value === undefined || URL.canParse(value)) return;
  throw new PlainError(`${name} is set to something that is not an address: it must look like scheme://host:port.`);
}
