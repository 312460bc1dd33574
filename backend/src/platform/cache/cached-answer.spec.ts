import { STALE_FOR } from '#platform/marketplace/limits.js';
import { CacheKeys } from './cache-key.js';
import { CachedAnswer } from './cached-answer.js';
import { Representation } from './representation.js';

const of = async (body: object) =>
  new CachedAnswer(
    { key: 'k', kind: 'search', source: 'sample', fetchedAt: 0, freshUntil: 1_000 },
    await Representation.fromText(Buffer.from(JSON.stringify(body))),
    0,
  );
const textOf = async (answer: CachedAnswer, stale: boolean) => (await (await answer.bodyFor(stale)).text()).toString();

describe('a cached answer', () => {
  it('is fresh until it becomes stale, and usable for one more day', async () => {
    const answer = await of({});
    expect([answer.isFresh(999), answer.isFresh(1_000)]).toEqual([true, false]);
    expect([answer.isUsable(1_000 + STALE_FOR * 1000 - 1), answer.isUsable(1_000 + STALE_FOR * 1000)]).toEqual([
      true,
      false,
    ]);
  });

  it('states that it is stale', async () => {
    const answer = await of({ plans: [{ note: '"stale":false}}' }], provenance: { asOf: 'x', stale: false } });
    expect(JSON.parse(await textOf(answer, true))).toEqual({
      plans: [{ note: '"stale":false}}' }],
      provenance: { asOf: 'x', stale: true },
    });
    expect(JSON.parse(await textOf(answer, false))).toHaveProperty('provenance.stale', false);
  });

  it('without a provenance is not changed', async () => {
    const answer = await of({ counties: [] });
    expect(await textOf(answer, true)).toBe('{"counties":[]}');
  });
});

describe('the cache key of a question', () => {
  const keys = new CacheKeys({ dataKey: 'k'.repeat(32) });
  const question = { income: 41_234, people: [{ age: 47, uses_tobacco: false }] };

  it('is the same for any order of the fields', () => {
    expect(keys.keyFor('search', { people: [{ uses_tobacco: false, age: 47 }], income: 41_234 })).toBe(
      keys.keyFor('search', question),
    );
  });

  it('depends on the query, the value and the secret key', () => {
    const others = [
      keys.keyFor('plan', question),
      keys.keyFor('search', { ...question, income: 41_235 }),
      new CacheKeys({ dataKey: 'x'.repeat(32) }).keyFor('search', question),
    ];
    expect(new Set([...others, keys.keyFor('search', question)]).size).toBe(4);
  });

  it('depends on the order of the people, because the first one is the subscriber', () => {
    expect(keys.keyFor('search', [1, 2])).not.toBe(keys.keyFor('search', [2, 1]));
  });
});
