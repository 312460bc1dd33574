import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, readSettings } from './setup/environment.mjs';
import { RunRecord } from './setup/lock.mjs';
import { prepare } from './setup/prepare.mjs';
import { say, step } from './setup/step.mjs';
import { localSecrets } from './setup/secrets.mjs';
import { Stack } from './setup/stack.mjs';
import { startStandIn } from './setup/stand-in.mjs';
import { startStores } from './setup/stores.mjs';
import { untilStopped } from './setup/until-stopped.mjs';

const PORTS = { postgres: 55_432, redis: 56_379, smtp: 51_025, mailbox: 51_080 };

/** Database, Redis and mailbox alone, on fixed ports, for work on single tests: their addresses stand in stores.json. */
export async function stores() {
  const settings = readSettings();
  const toolDir = join(settings.DATA_DIR, 'tools');
  const dataDir = makeDataDir(join(settings.DATA_DIR, 'dev'));
  const { secrets } = localSecrets(dataDir);
  const record = new RunRecord(dataDir);
  await record.take('the stores for development');
  const stack = new Stack(record);
  const own = { DATA_DIR: dataDir };
  const node = await prepare(settings.DATA_DIR, { server: false, site: false });
  let urls;
  await untilStopped(stack, async () => {
    await step('PostgreSQL and Redis', async () => {
      const { superuserUrl, redisUrl } = await startStores(stack, { settings: own, secrets, toolDir, ports: PORTS });
      urls = { TEST_PG_URL: superuserUrl, TEST_REDIS_URL: redisUrl };
    });
    await step('Mailbox', async () => {
      const env = { ...process.env, DATA_DIR: dataDir, MAILBOX_PORT: String(PORTS.mailbox), MAILBOX_SMTP_PORT: String(PORTS.smtp) };
      const start = () => startStandIn(node, 'backend/sandbox/mailbox/main.mjs', { name: 'mailbox', env, dataDir, ports: [PORTS.mailbox, PORTS.smtp] });
      await stack.level(start);
    });
    writeFileSync(join(dataDir, 'stores.json'), JSON.stringify(urls), { mode: 0o600 });
    say(`\nMailbox http://localhost:${PORTS.mailbox}, SMTP port ${PORTS.smtp}; database and Redis: ${join(dataDir, 'stores.json')}`);
  });
}
