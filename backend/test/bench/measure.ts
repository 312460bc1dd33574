import { stopTestStores } from '../harness/stores.js';
import { MEASUREMENTS } from './measurements.js';

// Runs one measurement, whose name is the first argument. `npm run bench` starts this program for each of them.
const [name = '', ...args] = process.argv.slice(2);
const load = MEASUREMENTS[name];
if (!load) throw new Error(`there is no measurement "${name}"`);
// A measurement that is interrupted, or whose parent process is gone, leaves no database and no Redis behind.
const giveUp = (): void => void stopTestStores().finally(() => process.exit(1));
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, giveUp);
await (
  await load()
)(args);
// Connections that a measurement left open must not keep the process running. Before it ends, all figures are sent.
await new Promise<void>((resolve) => {
  if (process.send) process.send({ ended: name }, () => resolve());
  else resolve();
});
process.exit();
