/**
 * Runs `npm run bench [-- NAME …]`. The measurements depend on the machine, so no test asserts them. Without a name,
 * all of them run one after the other. Each measurement has its own file in this folder.
 */
type Bench = () => Promise<void>;
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  users: async () => (await import('./users.bench.js')).benchUsers,
  audit: async () => (await import('./audit.bench.js')).benchAudit,
  timing: async () => (await import('./timing.bench.js')).benchTiming,
  drugs: async () => (await import('./drugs.bench.js')).benchDrugs,
  screens: async () => (await import('./screens.bench.js')).benchScreens,
  plans: async () => (await import('./plans.bench.js')).benchPlans,
};

async function main(names: readonly string[]): Promise<number> {
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const load = BENCHES[name];
    if (!load) {
      process.stderr.write(`There is no measurement "${name}": use ${Object.keys(BENCHES).join(', ')}.\n`);
      return 1;
    }
    process.stdout.write(`\n== ${name}\n`);
    await (
      await load()
    )();
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
