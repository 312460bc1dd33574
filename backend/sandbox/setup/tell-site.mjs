import { readFileSync, writeFileSync } from 'node:fs';
import { secretsFile } from './secrets.mjs';
import { say } from './step.mjs';

export function tellAddresses(env, settings) {
  say(`  Website       ${env.APP_URL}`);
  if (!settings.SMTP_URL) say(`  Mailbox       http://localhost:${env.MAILBOX_PORT}   (every mail the site sends)`);
  say(`  Jobs          ${env.APP_URL}/admin-dash/jobs   (for administrators and operations)`);
  say(`  Description   ${env.APP_URL}/api/openapi.json`);
}

/** The password is shown once; after that the person is told where it lies. */
export function tellSignIn(env, settings) {
  const file = secretsFile(env.DATA_DIR);
  say(`  Sign in       ${env.SUPERADMIN_EMAIL}`);
  if (settings.SUPERADMIN_PASSWORD) return say('  Password      the one you set as SUPERADMIN_PASSWORD');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  if (known.passwordShown) return say(`  Password      SUPERADMIN_PASSWORD in ${file}`);
  writeFileSync(file, `${JSON.stringify({ ...known, passwordShown: true }, null, 2)}\n`);
  return say(`  Password      ${env.SUPERADMIN_PASSWORD}   (shown this once; it stays in ${file})`);
}
