import { PlainError } from '../bootstrap/plain-error.mjs';

type Command = (args: string[]) => Promise<number | void>;

const databaseProgram = (name: string) => async (): Promise<Command> =>
  (await import('./database-program.ts')).databaseProgram(`backend/src/commands/${name}`);

/** The commands that the npm scripts can run. Each module is loaded only when its command runs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).start,
  test: async () => (await import('./test.ts')).test,
  'test:all': async () => (await import('./test-all.ts')).testAll,
  dev: async () => (await import('./dev.ts')).dev,
  check: async () => (await import('./test.ts')).check,
  build: async () => (await import('./programs.ts')).build,
  stores: async () => (await import('./stores.ts')).stores,
  bench: async () => (await import('./programs.ts')).bench,
  soak: async () => async (args) => (await import('./programs.ts')).bench(['soak', '--fail-if-missed', ...args]),
  'audit:verify': databaseProgram('verify-audit'),
  'audit:accept': databaseProgram('accept-audit'),
  backup: databaseProgram('backup'),
  restore: databaseProgram('restore'),
  'second-factor:remove': databaseProgram('remove-second-factor'),
  'va:import': databaseProgram('va-import'),
  'drugs:import': databaseProgram('drugs-import'),
  'facts:write': async () => (await import('./programs.ts')).program('backend/sandbox/facts/main'),
  'marketplace:import': async () => (await import('./programs.ts')).program('backend/sandbox/marketplace/import'),
};

/** @returns the exit code @throws PlainError if there is no such command */
export async function runCommand([name = '', ...args]: string[]): Promise<number> {
  const load = COMMANDS[name];
  if (!load) throw new PlainError(`There is no command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  return (await command(args)) ?? 0;
}
