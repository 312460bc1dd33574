import { runImport } from './import/command.js';

/** Entry point of `npm run marketplace:import`, which imports official plan files into the local marketplace. */
process.exitCode = await runImport({
  args: process.argv.slice(2),
  dataDir: process.env['DATA_DIR'] ?? '.data',
  write: (text) => process.stdout.write(text),
});
