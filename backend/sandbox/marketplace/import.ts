import { runImport } from './import/command.js';

/** Entry of `npm run marketplace:import`. */
process.exitCode = await runImport({
  args: process.argv.slice(2),
  dataDir: process.env['DATA_DIR'] ?? '.data',
  write: (text) => process.stdout.write(text),
});
