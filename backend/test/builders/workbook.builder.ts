import { zipped } from './zip.builder.js';

type CellValue = string | number | boolean | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * The XML of each part of a workbook, by the name of the part. A test can replace or remove parts to damage the
 * workbook.
 */
export type WorkbookParts = Record<string, string>;

/**
 * Returns the parts of an Excel workbook whose only sheet has the given rows. A null row is left out of the sheet, as
 * Excel leaves out empty rows.
 */
export function workbookParts(rows: readonly (readonly CellValue[] | null)[]): WorkbookParts {
  const strings: string[] = [];
  const sheet = rows.map((row, index) => (row ? rowXml(row, index + 1, strings) : '')).join('');
  const items = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...list: readonly string[]): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      '<sheet name="Export Worksheet" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${items}</sst>`,
  };
}

export const sheetXml = (rows: string): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

export const workbookFile = (rows: readonly (readonly CellValue[] | null)[]): Buffer => zipped(workbookParts(rows));

function rowXml(row: readonly CellValue[], number: number, strings: string[]): string {
  const cells = row.map((value, index) => cellXml(value, `${columnName(index + 1)}${number}`, strings));
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml(value: CellValue, reference: string, strings: string[]): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${reference}" s="1"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${Number(value)}</v></c>`;
  if (!strings.includes(value)) strings.push(value);
  return `<c r="${reference}" t="s"><v>${strings.indexOf(value)}</v></c>`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + letter : letter;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
