/** Column names, compared without case, spaces, underscores and the suffix "_cleaned" of some copies. */
export class Columns {
  private readonly positions: ReadonlyMap<string, number>;
  /** A column name that occurs more than once, which makes the file ambiguous. */
  readonly repeated: string | undefined;

  constructor(readonly names: readonly string[]) {
    const plainNames = names.map(plain);
    this.repeated = names.find(
      (_, index) => plainNames[index] !== '' && plainNames.indexOf(plainNames[index] ?? '') < index,
    );
    this.positions = new Map(plainNames.map((name, index) => [name, index]));
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
  /** The trimmed value of the first of these columns that exists, or an empty string. */
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
