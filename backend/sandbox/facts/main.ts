import { parseArgs } from 'node:util';
import { writeFacts } from './write-facts.js';

const HELP = `Writes the files of facts in backend/data from the published originals.

  npm run facts:write -- [--from FOLDER] [--zip-counties FILE] [--to FOLDER]

  --from FOLDER        folder with the originals (../shared/data)
  --zip-counties FILE  HUD's ZIP to county crosswalk saved as CSV, by HUD's own column names
  --to FOLDER          where to write (backend/data)

The files that are edited by hand are left alone: backend/src/modules/facts/data-sources.ts says which ones.
`;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '../shared/data' },
    'zip-counties': { type: 'string' },
    to: { type: 'string', default: 'backend/data' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else {
  const written = writeFacts({ from: values.from, to: values.to, zipCounties: values['zip-counties'] });
  for (const { file, rows, bytes } of written) process.stdout.write(`${file}: ${rows} rows, ${bytes} bytes\n`);
}
