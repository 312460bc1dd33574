import { join } from 'node:path';
import { findPort } from './ports.mjs';
import { startStandIn } from './stand-in.mjs';

const PREFERRED = { google: 4_200, smtp: 1_025 };

/**
 * Decides what has to be stood in for, from what the settings leave open.
 * @returns {{ env: Record<string, string>, standIn: { name: string, start: () => Promise<unknown> }[] }}
 *   the complete environment of the site's programs (stores excepted), and the stand-ins to start
 */
export async function standIns({ node, settings, secrets, throwAway }) {
  const env = { ...process.env, ...settings };
  for (const name of ['SESSION_SECRET', 'DATA_KEY', 'AUDIT_KEY', 'SUPERADMIN_PASSWORD']) env[name] ??= secrets[name];
  env.AUDIT_HEAD_FILE ??= join(env.DATA_DIR, 'audit-head.jsonl');
  const free = (name) => findPort(throwAway ? undefined : PREFERRED[name]);
  const standIn = [];
  const add = (name, program, own, ports) =>
    standIn.push({
      name,
      start: () => startStandIn(node, program, { name, env: { ...env, ...own }, dataDir: env.DATA_DIR, ports }),
    });

  if (!env.SMTP_URL) {
    const smtp = await free('smtp');
    env.SMTP_URL = `smtp://127.0.0.1:${smtp}`;
    add('mailbox', 'backend/sandbox/mailbox/main.mjs', { MAILBOX_SMTP_PORT: String(smtp) }, [Number(env.MAILBOX_PORT), smtp]);
  }
  if (!env.GOOGLE_CLIENT_ID) {
    const port = await free('google');
    Object.assign(env, googleAt(`http://localhost:${port}`, `http://127.0.0.1:${port}`, secrets));
    add('google', 'backend/sandbox/google/main.mjs', { GOOGLE_PORT: String(port) }, [port]);
  }
  if (!env.MARKETPLACE_API_URL) {
    const port = Number(env.MARKETPLACE_PORT);
    env.MARKETPLACE_API_URL = `http://127.0.0.1:${port}/api/v1`;
    env.MARKETPLACE_API_KEY = secrets.MARKETPLACE_API_KEY;
    add('marketplace', 'dist/backend/sandbox/marketplace/main.js', {}, [port]);
  }
  return { env, standIn };
}

// The browser is sent to a name it may show; the server asks by the address that cannot be taken for another.
const googleAt = (forBrowser, forServer, secrets) => ({
  GOOGLE_CLIENT_ID: 'local',
  GOOGLE_CLIENT_SECRET: secrets.GOOGLE_CLIENT_SECRET,
  GOOGLE_AUTHORIZATION_URL: `${forBrowser}/choose`,
  GOOGLE_TOKEN_URL: `${forServer}/token`,
  GOOGLE_USERINFO_URL: `${forServer}/userinfo`,
});
