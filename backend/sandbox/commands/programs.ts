import { join } from 'node:path';
import { makeDataDir, readSettings } from '../processes/environment.ts';
import { runInForeground } from '../processes/processes.ts';
import { prepare } from '../site/prepare.ts';
import { findChromium } from '../tests/chromium.ts';

export async function build(): Promise<void> {
  await prepare(makeDataDir(readSettings().DATA_DIR));
}

/** Creates a command that compiles the server, then runs one of its programs in the foreground. */
export const program =
  (path: string) =>
  async (args: string[]): Promise<number> => {
    const settings = readSettings();
    const node = await prepare(makeDataDir(settings.DATA_DIR), { site: false });
    return runInForeground(node, path, args, settings);
  };

/** Builds the site, and then runs the measurements that the arguments name, or all of them. */
export async function bench(args: string[]): Promise<number> {
  const settings = readSettings();
  const dataDir = makeDataDir(settings.DATA_DIR);
  const node = await prepare(dataDir);
  const browser = await findChromium(join(dataDir, 'tools'));
  return runInForeground(node, 'backend/test/bench/main', args, { ...settings, CHROMIUM_PATH: browser });
}
