import { hash } from 'node:crypto';
import { readBytes } from './fact-file.js';

/** With 30 bits of space for each entry, fewer than one in a million others is wrongly found. */
const BITS_PER_TEXT = 20;
const SPACE_PER_TEXT = 30;

/** A Bloom filter: always right about its entries, and wrong about fewer than one in a million others. */
export class TextFilter {
  constructor(readonly bytes: Uint8Array) {}

  static of(texts: readonly string[]): TextFilter {
    const filter = new TextFilter(new Uint8Array(Math.ceil((texts.length * SPACE_PER_TEXT) / 8)));
    for (const text of texts) filter.add(text);
    return filter;
  }

  has(text: string): boolean {
    return this.positions(text).every((bit) => (this.byteAt(bit) & (1 << (bit & 7))) !== 0);
  }

  private add(text: string): void {
    for (const bit of this.positions(text)) this.bytes[bit >> 3] = this.byteAt(bit) | (1 << (bit & 7));
  }

  private byteAt(bit: number): number {
    return this.bytes[bit >> 3] ?? 0;
  }

  /** Each takes three bytes of a hash, so the filter must be smaller than two megabytes. */
  private positions(text: string): number[] {
    const digest = hash('sha512', text, 'buffer');
    return Array.from({ length: BITS_PER_TEXT }, (_, turn) => digest.readUIntBE(3 * turn, 3) % (this.bytes.length * 8));
  }
}

let loaded: TextFilter | null = null;

/** In lowercase, with at least one letter. The file is read on the first call only. */
export function loadCommonPasswords(): TextFilter {
  loaded ??= new TextFilter(readBytes('common-passwords.bloom'));
  return loaded;
}
