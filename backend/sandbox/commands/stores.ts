import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, readSettings } from '../processes/environment.ts';
import { RunRecord } from '../processes/lock.ts';
import { localSecrets } from '../processes/secrets.ts';
import { Stack } from '../processes/stack.ts';
import { print, step } from '../processes/step.ts';
import { untilStopped } from '../processes/until-stopped.ts';
import { prepare } from '../site/prepare.ts';
import { startStandIn } from '../site/stand-in.ts';
import { startStores } from '../site/start-stores.ts';

const PORTS = { postgres: 55_432, redis: 56_379, smtp: 51_025, mailbox: 51_080 };

/** Starts database, Redis and mailbox alone, and writes the addresses of the stores to stores.json. */
export async function stores(): Promise<void> {
  const settings = readSettings();
  const toolDir = join(settings.DATA_DIR, 'tools');
  const dataDir = makeDataDir(join(settings.DATA_DIR, 'dev'));
  const secrets = localSecrets(dataDir);
  const record = new RunRecord(dataDir);
  await record.take('the stores for development');
  const stack = new Stack(record);
  const addresses = join(dataDir, 'stores.json');
  const node = await prepare(settings.DATA_DIR, { server: false, site: false });
  await untilStopped(stack, async () => {
    await step('PostgreSQL and Redis', async () => {
      const { superuserUrl, redisUrl, postgresLog } = await startStores(stack, {
        settings: { DATA_DIR: dataDir },
        secrets,
        toolDir,
        ports: PORTS,
      });
      const urls = { TEST_PG_URL: superuserUrl, TEST_REDIS_URL: redisUrl, TEST_PG_LOG: postgresLog };
      writeFileSync(addresses, JSON.stringify(urls), { mode: 0o600 });
    });
    await step('Mailbox', async () => {
      const env = {
        ...process.env,
        DATA_DIR: dataDir,
        MAILBOX_PORT: String(PORTS.mailbox),
        MAILBOX_SMTP_PORT: String(PORTS.smtp),
      };
      const start = () =>
        startStandIn(node, 'backend/sandbox/mailbox/main.ts', {
          name: 'mailbox',
          env,
          dataDir,
          ports: [PORTS.mailbox, PORTS.smtp],
        });
      await stack.level(start);
    });
    print(`\nMailbox http://localhost:${PORTS.mailbox}, SMTP port ${PORTS.smtp}; database and Redis: ${addresses}`);
  });
}
