import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Representation } from './representation.js';

const long = Buffer.from(
  JSON.stringify({ plans: Array.from({ length: 100 }, (_, index) => ({ id: index, name: 'Invented plan' })) }),
);

describe('cached bytes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR;q=1.0, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
  ])('for %s are sent as %s', async (header, encoding) => {
    expect((await (await Representation.fromText(long)).accepted(header)).encoding).toBe(encoding);
  });

  it('contain the same text in every encoding', async () => {
    const body = await Representation.fromText(long);
    expect(brotliDecompressSync((await body.accepted('br')).bytes)).toEqual(long);
    expect(gunzipSync((await body.accepted('gzip')).bytes)).toEqual(long);
  });

  it('are compressed only once', async () => {
    const body = await Representation.fromText(long);
    expect((await body.accepted('br')).bytes).toBe((await body.accepted('br')).bytes);
  });

  it('are not compressed if they are short', async () => {
    expect((await (await Representation.fromText(Buffer.from('{"a":1}'))).accepted('br')).encoding).toBe('identity');
  });

  it('have the same ETag no matter how they were stored', async () => {
    expect((await Representation.fromBrotli(brotliCompressSync(long))).etag).toBe(
      (await Representation.fromText(long)).etag,
    );
  });
});
