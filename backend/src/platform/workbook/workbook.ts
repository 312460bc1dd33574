import { open } from 'node:fs/promises';
import { posix } from 'node:path';
import { SharedStrings, SheetReader, type SheetRow } from './sheet-reader.js';
import { readXml, XmlReader } from './xml-events.js';
import { isOfficeDocument, openZipEntry, readZipDirectory, type ZipEntry } from './zip-archive.js';

export type { SheetRow };

export interface Workbook {
  /** Name of the first visible sheet of a workbook. Only this sheet is read. */
  sheet: string;
  /** Those with at least one value, one by one. If the file is damaged, reading fails with plain words. */
  rows: AsyncIterable<SheetRow>;
  close(): void;
}

/** Bytes. A sheet may be the largest, because it is read in pieces. */
const MOST_BYTES = { sheet: 2_000_000_000, strings: 250_000_000, part: 5_000_000 } as const;

/** Returns whether a file begins like a zip file, whatever its name is. Excel workbooks are zip files. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(4), 0, 4, 0)).buffer.toString('latin1').startsWith('PK\u0003\u0004');
  } finally {
    await file.close();
  }
}

/** Opens an Excel workbook. Throws an Error if the file is not a workbook, is damaged or is too large. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const parts = new Parts(path, await readZipDirectory(path));
  const main = await parts.mainPart();
  const first = (await parts.sheetsIn(main)).find(({ isHidden }) => !isHidden);
  if (!first) throw new Error('this workbook has no sheet');
  const { targets } = await parts.relationsOf(main);
  const strings = new SharedStrings();
  const shared = [...targets.values()].find(({ type }) => type.endsWith('/sharedStrings'));
  if (shared) await readXml(await parts.open(shared.part, MOST_BYTES.strings), strings.handlers);
  const part = parts.get(targets.get(first.relation)?.part ?? '', MOST_BYTES.sheet);
  const content = await openZipEntry(path, part);
  return {
    sheet: first.name,
    rows: rowsOf(content.chunks, strings),
    close: content.close,
  };
}

async function* rowsOf(chunks: AsyncIterable<Buffer>, strings: SharedStrings): AsyncGenerator<SheetRow> {
  const sheet = new SheetReader(strings);
  const reader = new XmlReader(sheet.handlers);
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield* sheet.takeRows();
  }
  reader.end();
  yield* sheet.takeRows();
}

interface Relations {
  targets: ReadonlyMap<string, { part: string; type: string }>;
}
interface Sheet {
  name: string;
  relation: string;
  isHidden: boolean;
}

class Parts {
  private readonly entries: ReadonlyMap<string, ZipEntry>;

  constructor(
    private readonly path: string,
    entries: readonly ZipEntry[],
  ) {
    if (!isOfficeDocument(entries)) throw new Error('this is a zip file but not an Excel workbook');
    this.entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  get(name: string, mostBytes: number): ZipEntry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`this workbook is damaged: ${name || 'a sheet'} is missing`);
    if (entry.unpackedBytes > mostBytes) {
      throw new Error(`this workbook is too large: ${name} has more than ${mostBytes / 1_000_000} MB`);
    }
    return entry;
  }

  async open(name: string, mostBytes: number = MOST_BYTES.part): Promise<AsyncIterable<Buffer>> {
    return (await openZipEntry(this.path, this.get(name, mostBytes))).chunks;
  }

  async mainPart(): Promise<string> {
    const { targets } = await this.relationsOf('');
    const main = [...targets.values()].find(({ type }) => type.endsWith('/officeDocument'))?.part ?? '';
    if (main.endsWith('.bin')) throw new Error('this is a binary Excel workbook: save it as .xlsx');
    if (!/workbook\d*\.xml$/.test(main)) throw new Error('this is an Office document but not an Excel workbook');
    return main;
  }

  async sheetsIn(main: string): Promise<Sheet[]> {
    const sheets: Sheet[] = [];
    await readXml(await this.open(main), {
      open: (element, attributes) => {
        if (element !== 'sheet') return;
        const relation = Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name))?.[1] ?? '';
        const isHidden = /hidden/i.test(attributes['state'] ?? '');
        sheets.push({ name: attributes['name'] ?? '', relation, isHidden });
      },
    });
    return sheets;
  }

  /** What a part refers to. An empty `part` stands for the whole workbook. */
  async relationsOf(part: string): Promise<Relations> {
    const { dir, base } = posix.parse(part);
    const targets = new Map<string, { part: string; type: string }>();
    await readXml(await this.open(posix.join(dir, '_rels', `${base}.rels`)), {
      open: (element, { Id: id = '', Target: target = '', Type: type = '' }) => {
        if (element !== 'Relationship') return;
        targets.set(id, { part: posix.join('/', dir, target).slice(1), type });
        if (target.startsWith('/')) targets.set(id, { part: target.slice(1), type });
      },
    });
    return { targets };
  }
}
