import { stopTestStores } from '../harness/stores.js';
import { MEASUREMENTS } from './measurements.js';

// Runs the measurement that the first argument names. `npm run bench` starts this program once for each measurement.
const [name = '', ...args] = process.argv.slice(2);
const load = MEASUREMENTS[name];
if (!load) throw new Error(`there is no measurement "${name}"`);
// If the measurement is interrupted or the parent process ends, stop the database and Redis before exiting.
const giveUp = (): void => void stopTestStores().finally(() => process.exit(1));
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, giveUp);
await (
  await load()
)(args);
// End the process explicitly, because connections that the measurement left open would keep it running. First wait
// until all figures have been sent to the parent process.
await new Promise<void>((resolve) => {
  if (process.send) process.send({ ended: name }, () => resolve());
  else resolve();
});
process.exit();
