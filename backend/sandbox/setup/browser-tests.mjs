import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { makeDataDir, withoutSiteSettings } from './environment.mjs';
import { findPort } from './ports.mjs';
import { lastLines, ROOT, startNode } from './processes.mjs';
import { importRealData } from './real-data.mjs';
import { localSecrets } from './secrets.mjs';
import { countPlaywright } from './test-reports.mjs';

const CONFIG = 'frontend/playwright.config.ts';

/** Playwright against the whole site, with stores and ports of its own. */
export async function browserTests({ node, stack, dataDir: base, toolDir, wish, leftovers }) {
  if (!existsSync(join(ROOT, CONFIG))) throw new Error(`${CONFIG} is missing`);
  const dataDir = makeDataDir(join(base, 'site'));
  // Not at the top: it needs packages, which a bare machine has only after the first step.
  const { startSite } = await import('./site.mjs');
  const { secrets } = localSecrets(dataDir);
  const settings = await siteSettings(dataDir);
  const hasRealData = await importRealData(node, dataDir);
  const quietly = async (_name, work) => work();
  const { env, remove } = await startSite({ node, settings, secrets, stack, step: quietly, toolDir, throwAway: true });
  leftovers.push(remove);
  const report = join(base, 'browser.json');
  const logFile = join(base, 'logs', 'browser.log');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', CONFIG, '--reporter=list,json', ...wish.files];
  const child = startNode(node, args, { name: 'Playwright', logFile, env: { ...withoutSiteSettings(), ...told(env), ...(await browser(toolDir)), E2E_REAL_DATA: hasRealData ? '1' : '', PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const { code } = await stack.host(child);
  const logs = code === 0 ? '' : `\n--- end of the backend's log ---\n${lastLines(join(dataDir, 'logs/backend.log'), 30)}`;
  return countPlaywright(report, { code, output: lastLines(logFile, Infinity) + logs });
}

async function siteSettings(dataDir) {
  const [site, mailbox, marketplace] = [await findPort(), await findPort(), await findPort()].map(String);
  return {
    ...withoutSiteSettings(),
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: site,
    APP_URL: `http://localhost:${site}`,
    MAILBOX_PORT: mailbox,
    MARKETPLACE_PORT: marketplace,
    SUPERADMIN_EMAIL: 'superadmin@example.test',
    // One computer signs up many people here; the limits themselves are tested at their real height elsewhere.
    RATE_LIMIT_FACTOR: '1000',
    DEVELOPMENT_PAGES: 'true',
  };
}

const told = (env) => ({
  E2E_BASE_URL: env.APP_URL,
  E2E_MAILBOX_URL: `http://localhost:${env.MAILBOX_PORT}`,
  E2E_MARKETPLACE_URL: env.MARKETPLACE_API_URL,
  E2E_SUPERADMIN_EMAIL: env.SUPERADMIN_EMAIL,
  E2E_SUPERADMIN_PASSWORD: env.SUPERADMIN_PASSWORD,
  E2E_DATABASE_URL: env.DATABASE_ADMIN_URL,
});

const browser = async (toolDir) => ({ CHROMIUM_PATH: await findChromium(toolDir) });
