import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { runImport } from './command.js';
import { openForImport } from './database.js';
import { importFile, type ImportOptions } from './import-file.js';
import { agesOf } from './kinds/rates.js';

const HEADER =
  'BusinessYear,StateCode,IssuerId,RateEffectiveDate,RateExpirationDate,PlanId,RatingAreaId,Tobacco,Age,' +
  'IndividualRate,IndividualTobaccoRate';
const rate = (age: string, more: { from?: string; to?: string; state?: string } = {}) =>
  `2027,${more.state ?? 'WY'},11111,${more.from ?? '2027-01-01'},${more.to ?? '2027-12-31'},11111WY0010001,` +
  `Rating Area 2,No Preference,${age},"$1,234.50",`;
const RATE_LINES = [
  HEADER,
  rate('0-14'),
  rate('40'),
  rate('64 and over'),
  rate('Family Option'),
  rate('41', { to: '2027-03-31' }),
  rate('40', { state: 'AK' }),
];
const RATES = `\uFEFF${RATE_LINES.join('\r\n')}\r\n`;
const OPTIONS: ImportOptions = { kind: undefined, year: undefined, states: new Set(['WY']), again: false };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marketplace-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function file(name: string, bytes: string | Buffer): string {
  const path = join(dir, name);
  writeFileSync(path, bytes);
  return path;
}

/** Returns a minimal zip archive that contains one deflated file. */
function zipped(name: string, text: string): Buffer {
  const [label, packed] = [Buffer.from(name), deflateRawSync(text)];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(label.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(label.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(entry.length + label.length, 12);
  end.writeUInt32LE(local.length + label.length + packed.length, 16);
  return Buffer.concat([local, label, packed, entry, label, end]);
}

describe('importing an official file', () => {
  it.each([
    ['rates.csv', Buffer.from(RATES)],
    ['rates.csv.gz', gzipSync(RATES)],
    ['rates.zip', zipped('Rate_PUF.csv', RATES)],
  ])('%s: imports the valid rows and reports why it skipped the others', async (name, bytes) => {
    const database = openForImport(dir);
    const report = await importFile(database, file(name, bytes), OPTIONS);
    expect(report).toMatchObject({ kind: 'rates', rowsRead: 6, rowsKept: 3, isFinished: true });
    expect(Object.fromEntries(report.skipped)).toEqual({
      'rate for a whole family, not by age': 1,
      'small-group rate for part of a year': 1,
      'state not requested': 1,
    });
    const rows = database
      .prepare('select area, age, rate, tobacco_rate from rate order by age')
      .all()
      .map((row) => ({ ...row }));
    expect(rows).toEqual([14, 40, 64].map((age) => ({ area: 2, age, rate: 1234.5, tobacco_rate: 1234.5 })));
    database.close();
  });

  it('treats a tobacco rate of 0 as the base rate and skips a row without a rate', async () => {
    const database = openForImport(dir);
    const rows = [`${rate('40')}0`, `${rate('41')}1500`, rate('42').replace('"$1,234.50"', '0')];
    const report = await importFile(database, file('tobacco.csv', [HEADER, ...rows].join('\n')), OPTIONS);
    expect(report.skipped.get('no rate in the row')).toBe(1);
    const stored = database.prepare('select age, rate, tobacco_rate from rate order by age').all();
    expect(stored.map((row) => ({ ...row }))).toEqual([
      { age: 40, rate: 1234.5, tobacco_rate: 1234.5 },
      { age: 41, rate: 1234.5, tobacco_rate: 1500 },
    ]);
    database.close();
  });

  it('imports the same file a second time only on request', async () => {
    const database = openForImport(dir);
    const path = file('rates.csv', RATES);
    await importFile(database, path, OPTIONS);
    expect((await importFile(database, path, OPTIONS)).wasAlreadyIn).toBe(true);
    expect(await importFile(database, path, { ...OPTIONS, again: true })).toMatchObject({
      wasAlreadyIn: false,
      rowsRead: 6,
    });
    database.close();
  });

  it('continues where an interrupted run stopped and reports the same totals as an uninterrupted one', async () => {
    const database = openForImport(dir);
    const path = file('rates.csv', RATES);
    expect(await importFile(database, path, { ...OPTIONS, stopAfter: 4 })).toMatchObject({
      rowsRead: 4,
      isFinished: false,
    });
    const report = await importFile(database, path, OPTIONS);
    expect(report).toMatchObject({ resumedAt: 4, rowsRead: 6, rowsKept: 3, isFinished: true });
    expect([...report.skipped.values()]).toEqual([1, 1, 1]);
    database.close();
  });

  it('commits in batches and reports progress after each batch', async () => {
    const database = openForImport(dir);
    const rows = Array.from({ length: 12_000 }, (_, index) =>
      rate('40').replace('Rating Area 2', `Rating Area ${index}`),
    );
    const path = file('rates.csv', [HEADER, ...rows].join('\n'));
    const heard: number[] = [];
    await importFile(database, path, { ...OPTIONS, onProgress: (report) => heard.push(report.rowsRead) });
    expect(heard).toEqual([5000, 10_000]);
    expect(await importFile(database, path, { ...OPTIONS, again: true })).toMatchObject({ rowsKept: 12_000 });
    database.close();
  });

  it('maps the age groups in the rate file to single ages', () => {
    expect(['0-14', '14', '15', '64', '64 and over', 'Family Option'].map(agesOf)).toEqual([
      [14],
      [14],
      [15],
      [64],
      [64],
      [],
    ]);
    expect(agesOf('0-20')).toEqual([14, 15, 16, 17, 18, 19, 20]);
  });
});

describe('the import command', () => {
  const run = async (...args: string[]): Promise<[code: number, text: string]> => {
    let text = '';
    const code = await runImport({ args, dataDir: dir, write: (part) => (text += part) });
    return [code, text];
  };

  it('prints its usage with --help', async () => {
    const [code, text] = await run('--help');
    expect(code).toBe(0);
    expect(text).toContain('Benefits and Cost Sharing PUF');
  });

  it('reports how many rows were read and skipped, and why', async () => {
    const [code, text] = await run('--state', 'wy', file('rates.csv', RATES));
    expect(code).toBe(0);
    expect(text).toContain('Rate PUF: 6 rows read, 3 kept');
    expect(text).toContain('1 left out: small-group rate for part of a year');
  });

  it('rejects a CSV file of an unknown kind and a .zip file that is not an archive', async () => {
    expect(await run(file('other.csv', 'a,b\n1,2\n'))).toEqual([1, expect.stringContaining('not one of the files')]);
    expect(await run(file('broken.zip', 'not a zip at all, just text'))).toEqual([
      1,
      expect.stringContaining('not a zip'),
    ]);
  });

  it('--status reports that no plans have been imported yet', async () => {
    expect(await run('--status')).toEqual([0, 'No plans are imported yet: the invented ones are served.\n']);
  });
});
