import { rmSync } from 'node:fs';

export default async function tearDown() {
  if (!globalThis.ownStores) return;
  const { stack, dataDir, remove } = globalThis.ownStores;
  await stack.stop();
  remove();
  rmSync(dataDir, { recursive: true, force: true });
}
