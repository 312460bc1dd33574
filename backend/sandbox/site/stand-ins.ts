import { join } from 'node:path';
import { googleSettings } from '../google/settings.ts';
import type { Settings } from '../processes/environment.ts';
import { findPort } from '../processes/ports.ts';
import type { Env, Running } from '../processes/processes.ts';
import type { Secrets } from '../processes/secrets.ts';
import { startStandIn } from './stand-in.ts';

const PREFERRED = { google: 4_200, smtp: 1_025 };

interface Options {
  node: string;
  settings: Settings;
  secrets: Secrets;
  throwAway?: boolean;
}
interface StandIn {
  name: string;
  start: () => Promise<Running>;
}

/** @returns stand-ins for what the settings do not name, and the programs' environment without stores */
export async function standIns({
  node,
  settings,
  secrets,
  throwAway = false,
}: Options): Promise<{ env: Settings; standIn: StandIn[] }> {
  const env: Settings = { ...settings };
  for (const name of ['SESSION_SECRET', 'DATA_KEY', 'AUDIT_KEY', 'BACKUP_KEY', 'SUPERADMIN_PASSWORD'] as const)
    env[name] ??= secrets[name];
  env['AUDIT_HEAD_FILE'] ??= join(env.DATA_DIR, 'audit-head.jsonl');
  const free = (name: keyof typeof PREFERRED): Promise<number> => findPort(throwAway ? undefined : PREFERRED[name]);
  const standIn: StandIn[] = [];
  const add = (name: string, program: string, own: Env, ports: number[]): unknown =>
    standIn.push({
      name,
      start: () => startStandIn(node, program, { name, env: { ...env, ...own }, dataDir: env.DATA_DIR, ports }),
    });

  if (!env['SMTP_URL']) {
    const smtp = await free('smtp');
    env['SMTP_URL'] = `smtp://127.0.0.1:${smtp}`;
    add('mailbox', 'backend/sandbox/mailbox/main.ts', { MAILBOX_SMTP_PORT: String(smtp) }, [
      Number(env.MAILBOX_PORT),
      smtp,
    ]);
  }
  if (!env['GOOGLE_CLIENT_ID']) {
    const port = await free('google');
    Object.assign(env, googleSettings(port, secrets.GOOGLE_CLIENT_SECRET));
    add('google', 'backend/sandbox/google/main.ts', { GOOGLE_PORT: String(port) }, [port]);
  }
  if (!env['MARKETPLACE_API_URL']) {
    const port = Number(env.MARKETPLACE_PORT);
    env['MARKETPLACE_API_URL'] = `http://127.0.0.1:${port}/api/v1`;
    env['MARKETPLACE_API_KEY'] = secrets.MARKETPLACE_API_KEY;
    add('marketplace', 'dist/backend/sandbox/marketplace/main.js', {}, [port]);
  }
  return { env, standIn };
}
