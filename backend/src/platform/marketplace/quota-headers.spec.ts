import { QuotaHeaders } from './quota-headers.js';

/**
 * Current time in these tests: twenty seconds after the start of a minute. A call that was made 21 seconds ago
 * therefore belongs to the previous minute.
 */
const NOW = Date.parse('2026-11-20T12:00:20Z');
const afterReading = (headers: Record<string, string>, share: 'people' | 'workers' = 'people') => {
  const signs = new QuotaHeaders(share, () => NOW);
  signs.read(new Headers(headers), NOW - 5_000);
  return signs;
};

describe('the calls left according to the marketplace', () => {
  it.each([
    [
      'many: nobody waits',
      { 'x-ratelimit-remaining-minute': '900', 'ratelimit-remaining': '150', 'ratelimit-reset': '1' },
      0,
      0,
    ],
    ['fewer: workers leave them to people', { 'x-ratelimit-remaining-minute': '399' }, 0, 40_000],
    ['hardly any: everybody waits for the next minute', { 'x-ratelimit-remaining-minute': '19' }, 40_000, 40_000],
    [
      'none in this second: everybody waits for the next',
      { 'x-ratelimit-remaining-minute': '800', 'ratelimit-remaining': '0', 'ratelimit-reset': '1' },
      1_000,
      1_000,
    ],
    ['none, without an end: a second', { 'ratelimit-remaining': '0' }, 1_000, 1_000],
    [
      'none until tomorrow: a minute, then one call tries again',
      { 'ratelimit-remaining': '0', 'ratelimit-reset': '86400' },
      60_000,
      60_000,
    ],
    ['not sent: nobody waits', {}, 0, 0],
    ['not numbers: nobody waits', { 'x-ratelimit-remaining-minute': 'few', 'ratelimit-remaining': '-1' }, 0, 0],
  ] as const)('%s', (_, headers, people, workers) => {
    expect([afterReading(headers).wait, afterReading(headers, 'workers').wait]).toEqual([people, workers]);
  });

  it('make nobody wait for an hour if the clock of the machine is set back', () => {
    let now = NOW;
    const signs = new QuotaHeaders('people', () => now);
    signs.read(new Headers({ 'x-ratelimit-remaining-minute': '19' }), NOW);
    expect(signs.wait).toBe(40_000);
    now -= 3_600_000;
    expect(signs.wait).toBe(0);
  });

  it('are null until a response states them', () => {
    expect([afterReading({}).left, afterReading({ 'x-ratelimit-remaining-minute': '412' }).left]).toEqual([null, 412]);
  });

  it('are those of the latest response', () => {
    const signs = afterReading({ 'x-ratelimit-remaining-minute': '412' });
    signs.read(new Headers({ 'x-ratelimit-remaining-minute': '411' }), NOW);
    expect(signs.left).toBe(411);
  });

  it('of the previous minute no longer count if their response arrives in the next minute', () => {
    const signs = new QuotaHeaders('workers', () => NOW);
    signs.read(
      new Headers({ 'x-ratelimit-remaining-minute': '5', 'ratelimit-remaining': '0', 'ratelimit-reset': '1' }),
      NOW - 21_000,
    );
    expect([signs.wait, signs.left]).toEqual([1_000, null]);
  });
});
