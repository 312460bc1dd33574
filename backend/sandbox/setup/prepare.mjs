import { buildFrontend, buildServer } from './build.mjs';
import { alone } from './lock.mjs';
import { ensureNode } from './node.mjs';
import { ensurePackages } from './packages.mjs';
import { step } from './step.mjs';

/** The right Node, the packages and the build; each is skipped when it is already as it should be. */
export async function prepare(dataDir, { server = true, site = true } = {}) {
  let node;
  await alone(dataDir, async () => {
    await step('Node', async () => {
      node = await ensureNode();
      return node === process.execPath ? process.version : 'newer one in .runtime';
    });
    await step('Packages', () => ensurePackages(node));
    await Promise.all([server && step('Server build', () => buildServer(node)), site && step('Site build', () => buildFrontend(node))]);
  });
  return node;
}
