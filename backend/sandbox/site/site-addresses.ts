import { readFileSync, writeFileSync } from 'node:fs';
import type { Settings } from '../processes/environment.ts';
import { secretsFile } from '../processes/secrets.ts';
import { print } from '../processes/step.ts';

/** With a mail server in the user's `settings`, there is no local mailbox to list. */
export function printAddresses(env: Settings, settings: Settings): void {
  print(`  Website       ${env.APP_URL}`);
  if (!settings['SMTP_URL'])
    print(`  Mailbox       http://localhost:${env.MAILBOX_PORT}   (every mail the site sends)`);
  print(`  Jobs          ${env.APP_URL}/admin-dash/jobs   (for administrators and operations)`);
  if (env['DEVELOPMENT_PAGES'] === 'true') print(`  Description   ${env.APP_URL}/api/openapi.json   (of every call)`);
}

/** The password is printed only once. Later starts print the path of the file that contains it. */
export function printSignIn(env: Settings, settings: Settings): void {
  const file = secretsFile(env.DATA_DIR);
  print(`  Sign in       ${env.SUPERADMIN_EMAIL}`);
  if (settings['SUPERADMIN_PASSWORD']) return void print('  Password      the one you set as SUPERADMIN_PASSWORD');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  if (known.passwordShown) return void print(`  Password      SUPERADMIN_PASSWORD in ${file}`);
  writeFileSync(file, `${JSON.stringify({ ...known, passwordShown: true }, null, 2)}\n`);
  return void print(`  Password      ${env['SUPERADMIN_PASSWORD']}   (shown this once; it stays in ${file})`);
}
