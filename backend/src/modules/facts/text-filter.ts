import { hash } from 'node:crypto';

/** Number of bits that each text sets; with 30 bits of space per text, one other text in a million seems contained. */
const BITS_PER_TEXT = 20;
const SPACE_PER_TEXT = 30;

/**
 * A Bloom filter: a set of texts that stores none of them. `has` is always right about a text that is in the set, and
 * wrong about one other text in a million.
 */
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

  /** Reads the positions from a hash, three bytes each, so the filter must have less than two megabytes. */
  private positions(text: string): number[] {
    const digest = hash('sha512', text, 'buffer');
    return Array.from({ length: BITS_PER_TEXT }, (_, turn) => digest.readUIntBE(3 * turn, 3) % (this.bytes.length * 8));
  }
}
