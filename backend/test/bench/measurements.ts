/**
 * A function that runs a measurement, and prints and records its figures. `args` are command-line options such as
 * `--minutes=20`.
 */
type Measurement = (args: readonly string[]) => Promise<void>;

/** All measurements by name, in the order in which `npm run bench` runs them. */
export const MEASUREMENTS: Readonly<Record<string, () => Promise<Measurement>>> = {
  plans: async () => (await import('./server/plans.bench.js')).benchPlans,
  drugs: async () => (await import('./server/drugs.bench.js')).benchDrugs,
  users: async () => (await import('./server/users.bench.js')).benchUsers,
  timing: async () => (await import('./server/timing.bench.js')).benchTiming,
  restart: async () => (await import('./server/restart.bench.js')).benchRestart,
  loading: async () => (await import('./browser/loading.bench.js')).benchLoading,
  'first-price': async () => (await import('./browser/first-price.bench.js')).benchFirstPrice,
  'list-events': async () => (await import('./browser/list-events.bench.js')).benchListEvents,
  soak: async () => (await import('./server/soak.bench.js')).benchSoak,
};

/** Names of the measurements that run only if the command names them, because they take a long time. */
export const ON_REQUEST: readonly string[] = ['first-price', 'list-events', 'soak'];
