import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadPlaces } from '#modules/facts/index.js';
import { ImportFolder, rateFile, rateLine } from '#test/builders/import-files.builder.js';
import { importFile } from './import-file.js';

/**
 * Number of rows of the test file. With `IMPORT=all`, the test file is as large as the official national file of rates.
 */
const ROWS = process.env['IMPORT'] === 'all' ? 2_000_000 : 40_000;
const AGES = ['0-14', ...Array.from({ length: 49 }, (_, index) => String(index + 15)), '64 and over'];
const AREAS = 8;
/** Maximum growth of the heap during an import, in bytes. The limit is the same for files of all sizes. */
const MOST_MEMORY = 300 * 1024 * 1024;

function* nation(): Generator<string> {
  yield rateFile();
  const states = loadPlaces().states.filter(({ marketplace }) => marketplace !== 'none');
  let rows = 0;
  for (let plan = 0; ; plan += 1) {
    for (const { abbreviation: state } of states) {
      const lines = Array.from({ length: AREAS * AGES.length }, (_, index) =>
        rateLine({
          state,
          plan: `11111${state}${String(plan).padStart(7, '0')}`,
          area: `Rating Area ${Math.floor(index / AGES.length) + 1}`,
          age: AGES[index % AGES.length] ?? '',
          rate: (250 + (index % AGES.length) * 11.37).toFixed(2),
        }),
      ).slice(0, ROWS - rows);
      rows += lines.length;
      yield `${lines.join('\n')}\n`;
      if (rows === ROWS) return;
    }
  }
}

it(`a Rate file of ${ROWS} rows is read as one transaction, in little memory`, async () => {
  const folder = new ImportFolder();
  try {
    const path = join(folder.dir, 'national.csv');
    await pipeline(Readable.from(nation()), createWriteStream(path));
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    const samples = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed - before)), 50);
    const report = await importFile(folder.database, path, { year: undefined, states: undefined }).finally(() =>
      clearInterval(samples),
    );
    expect(report).toMatchObject({ rowsRead: ROWS, rowsKept: ROWS });
    expect(folder.database.prepare('select count(*) n from rate').get()).toEqual({ n: ROWS });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(MOST_MEMORY);
  } finally {
    folder.remove();
  }
});
