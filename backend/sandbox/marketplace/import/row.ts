/**
 * Column names of a CSV file. Case, spaces, underscores and the suffix "_cleaned", which some republished files add,
 * are ignored when names are compared.
 */
export class Columns {
  private readonly positions: ReadonlyMap<string, number>;

  constructor(header: readonly string[]) {
    this.positions = new Map(header.map((name, index) => [plain(name), index]));
  }

  has(...names: readonly string[]): boolean {
    return names.every((name) => this.positions.has(plain(name)));
  }

  row(fields: readonly string[]): Row {
    return { get: (...names) => this.read(fields, names) };
  }

  private read(fields: readonly string[], names: readonly string[]): string {
    for (const name of names) {
      const position = this.positions.get(plain(name));
      if (position !== undefined) return (fields[position] ?? '').trim();
    }
    return '';
  }
}

export interface Row {
  /**
   * Returns the trimmed value of the first of the given columns that exists in the file, or an empty string if none
   * does.
   */
  get(...names: readonly string[]): string;
}

const plainNames = new Map<string, string>();

function plain(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const made = name
    .trim()
    .replace(/^"|"$/g, '')
    .toLowerCase()
    .replace(/_cleaned$/, '')
    .replace(/[\s_]/g, '');
  plainNames.set(name, made);
  return made;
}

/**
 * Returns the dollar amount in a cell such as "$1,500", "$7500 per person" or "942.13", or undefined if the cell is
 * empty or says "Not Applicable".
 */
export function dollars(cell: string): number | undefined {
  const found = /\$?\s*(\d[\d,]*(?:\.\d+)?)/.exec(cell);
  return found ? Number((found[1] ?? '').replaceAll(',', '')) : undefined;
}

/**
 * Converts a share written as "40.00%" or "0.9992" to a number from 0 to 1. Returns undefined if the cell contains no
 * number.
 */
export function share(cell: string): number | undefined {
  const amount = dollars(cell);
  if (amount === undefined) return undefined;
  return cell.includes('%') ? amount / 100 : amount;
}

/** Restores the leading zeros that a spreadsheet may have removed from a five-digit code. */
export function fiveDigits(cell: string): string {
  return cell === '' ? '' : cell.replace(/\.0$/, '').padStart(5, '0');
}
