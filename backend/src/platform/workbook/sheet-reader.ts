import type { XmlHandlers } from './xml-events.js';

export interface SheetRow {
  row: number;
  /**
   * Values from the first column on, without empty ones at the end of the row. Numbers have no formatting: a ZIP code
   * entered as a number has lost its leading zeros, and a date is the number of days since 1900.
   */
  cells: readonly string[];
}

const MOST_ROWS = 1_048_576;
/** Maximum number of columns that are read. Excel allows more, but the widest official file has 151. */
const MOST_COLUMNS = 1_000;

/** The strings of a workbook. Excel stores each string once, and the cells refer to it by its number. */
export class SharedStrings {
  readonly handlers: XmlHandlers;
  private readonly texts: string[] = [];
  private readonly collector = new TextCollector();

  constructor() {
    this.handlers = {
      open: (name) => this.collector.open(name),
      text: (text) => this.collector.text(text),
      close: (name) => {
        this.collector.close(name);
        if (name === 'si') this.texts.push(this.collector.take());
      },
    };
  }

  get(position: string): string {
    const text = this.texts[Number(position)];
    if (text === undefined) throw new Error('this workbook is damaged: a cell refers to a text that is missing');
    return text;
  }
}

/** Excel splits differently formatted strings. Pronunciation guides for Japanese (`rPh`) are left out. */
class TextCollector {
  private collected = '';
  private isInText = false;
  private isInReadingAid = false;

  open(name: string): void {
    if (name === 'rPh') this.isInReadingAid = true;
    if (name === 't') this.isInText = !this.isInReadingAid;
  }

  text(text: string): void {
    if (this.isInText) this.collected += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.isInReadingAid = false;
    if (name === 't') this.isInText = false;
  }

  take(): string {
    const text = this.collected;
    this.collected = '';
    return text;
  }
}

interface Cell {
  column: number;
  type: string;
  value: string;
}

export class SheetReader {
  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.open(name, attributes),
    text: (text) => this.text(text),
    close: (name) => this.close(name),
  };
  private rows: SheetRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private lastColumn = 0;
  private cell: Cell | undefined;
  private isInValue = false;
  private readonly inlineText = new TextCollector();

  constructor(private readonly strings: SharedStrings) {}

  takeRows(): readonly SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private open(name: string, { r: reference, t: type = 'n' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.row = reference === undefined ? this.row + 1 : Number(reference);
      if (!(this.row >= 1 && this.row <= MOST_ROWS)) throw new Error('this workbook is damaged: a row has no number');
      [this.cells, this.lastColumn] = [[], 0];
    } else if (name === 'c') {
      const column = reference === undefined ? this.lastColumn + 1 : columnIn(reference);
      this.cell = { column, type, value: '' };
      this.lastColumn = column;
    } else if (name === 'v') this.isInValue = true;
    else if (this.cell?.type === 'inlineStr') this.inlineText.open(name);
  }

  private text(text: string): void {
    if (this.isInValue && this.cell) this.cell.value += text;
    else if (this.cell?.type === 'inlineStr') this.inlineText.text(text);
  }

  private close(name: string): void {
    if (name === 'v') this.isInValue = false;
    else if (name === 'c' && this.cell) this.keep(this.cell);
    else if (name === 'row' && this.cells.length > 0) this.rows.push({ row: this.row, cells: this.cells });
    else this.inlineText.close(name);
  }

  private keep(cell: Cell): void {
    this.cell = undefined;
    const value = this.valueOf(cell);
    if (value === '') return;
    while (this.cells.length < cell.column) this.cells.push('');
    this.cells[cell.column - 1] = value;
  }

  private valueOf({ type, value }: Cell): string {
    if (type === 'inlineStr') return this.inlineText.take();
    if (type === 's') return value === '' ? '' : this.strings.get(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    // Excel stores 0.1 as 0.10000000000000001. Converting the value to a number and back corrects this.
    return type === 'n' && /^-?[\d.]+(e[+-]?\d+)?$/i.test(value) ? String(Number(value)) : value;
  }
}

/** Returns the number of the column in a cell's reference. For example, AB12 is in column 28. */
function columnIn(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/.exec(reference)?.[1] ?? '';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column === 0) throw new Error(`this workbook is damaged: a cell is named "${reference.slice(0, 20)}"`);
  if (column > MOST_COLUMNS) throw new Error(`its sheet has more than ${MOST_COLUMNS} columns`);
  return column;
}
