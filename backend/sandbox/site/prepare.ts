import { oneAtATime } from '../processes/lock.ts';
import { step } from '../processes/step.ts';
import { buildFrontend, buildServer } from './build.ts';
import { ensurePackages } from './packages.ts';

interface Wanted {
  server?: boolean;
  site?: boolean;
}

/** Skips what is up to date. @returns the path of the Node program that runs the site */
export async function prepare(dataDir: string, { server = true, site = true }: Wanted = {}): Promise<string> {
  const node = process.execPath;
  await oneAtATime(dataDir, async () => {
    await step('Node', async () => process.version);
    await step('Packages', () => ensurePackages(node));
    await Promise.all([
      server && step('Server build', () => buildServer(node)),
      site && step('Site build', () => buildFrontend(node)),
    ]);
  });
  return node;
}
