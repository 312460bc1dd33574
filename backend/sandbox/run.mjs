// The door behind npm start, test, dev, check and build. Runs on a bare Node 20: nothing here may import a package.
import { PlainError } from './setup/plain-error.mjs';

const COMMANDS = {
  start: () => import('./start.mjs').then((room) => room.start),
  test: () => import('./test.mjs').then((room) => room.test),
  dev: () => import('./dev.mjs').then((room) => room.dev),
  check: () => import('./check.mjs').then((room) => room.check),
  build: () => import('./build.mjs').then((room) => room.build),
  stores: () => import('./stores.mjs').then((room) => room.stores),
  bench: () => import('./program.mjs').then((room) => room.program('backend/test/bench/main')),
  'audit:verify': () => import('./audit-verify.mjs').then((room) => room.auditVerify),
  'va:import': () => import('./program.mjs').then((room) => room.program('backend/src/va-import')),
  'drugs:import': () => import('./program.mjs').then((room) => room.program('backend/src/drugs-import')),
  'marketplace:import': () => import('./program.mjs').then((room) => room.program('backend/sandbox/marketplace/import')),
};

async function main([name, ...args]) {
  const load = COMMANDS[name];
  if (!load) throw new PlainError(`There is no command "${name ?? ''}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  return command(args);
}

// The terminal or pipe we speak to may be gone before we have stopped in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main(process.argv.slice(2)).then(
  (code) => process.exit(code ?? 0),
  (error) => {
    process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exit(1);
  },
);
