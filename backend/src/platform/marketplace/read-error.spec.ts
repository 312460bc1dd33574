import { readError } from './read-error.js';

const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readError(
    'searchPlans',
    { status, headers: new Headers(headers) },
    typeof body === 'string' ? body : JSON.stringify(body),
    Date.parse('2026-11-20T12:00:00Z'),
  );

describe('an error response of the marketplace', () => {
  it.each([
    [{ message: 'state is not a valid marketplace state' }],
    [{ error: 'state is not a valid marketplace state' }],
    [{ msg: 'state is not a valid marketplace state' }],
    [{ err: 'state is not a valid marketplace state', code: 1003 }],
    [{ message: null, error: 'state is not a valid marketplace state', code: '1003', status: '400' }],
  ])('states in any of its four fields that a state has its own exchange: %j', (body) => {
    expect(read(400, body).kind).toBe('stateExchange');
  });

  it.each([
    [400, { code: '1003', message: 'place: (countyfips: cannot be blank.).' }, 'invalid'],
    [400, { code: '1009', message: 'no guideline' }, 'notFound'],
    [401, { message: 'Invalid authentication credentials' }, 'unauthorized'],
    [403, 'forbidden', 'unauthorized'],
    [404, { code: '1006', message: 'Plan not found' }, 'notFound'],
    [429, { message: 'API rate limit exceeded' }, 'tooMany'],
    [500, { code: '1000', message: 'internal' }, 'unavailable'],
    [503, { code: '1012' }, 'unavailable'],
  ] as const)('with status %i and %j is of the kind %s', (status, body, kind) => {
    expect(read(status, body).kind).toBe(kind);
  });

  it('that comes from a proxy never means that a plan does not exist', () => {
    expect(read(404, '<html>not here</html>').kind).toBe('badAnswer');
  });

  it.each([
    ['plan', {}, 'badAnswer'],
    ['plan', { message: 'no Route matched with those values' }, 'badAnswer'],
    ['plan', { code: 404, message: 'Not Found' }, 'badAnswer'],
    ['plan', { code: 'not_found' }, 'badAnswer'],
    ['plan', { code: 1006 }, 'notFound'],
  ] as const)(
    "404 to %s with %j is of the kind %s: only the marketplace's own code means that nothing was found",
    (operation, body, kind) => {
      expect(readError(operation, { status: 404, headers: new Headers() }, JSON.stringify(body), 0).kind).toBe(kind);
    },
  );

  it.each([
    [502, {}, true],
    [503, {}, true],
    [504, {}, true],
    [500, { code: '1007' }, true],
    [500, { code: 1007 }, true],
    [500, { code: '1000' }, false],
    [400, {}, false],
    [401, {}, false],
  ])('with status %i and %j may be retried: %s', (status, body, retryable) => {
    expect(read(status, body).retryable).toBe(retryable);
  });

  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:05 GMT' }, 5_000],
    [{ 'ratelimit-reset': '2' }, 2_000],
    [{ 'retry-after': '7', 'ratelimit-reset': '2' }, 7_000],
    [{}, undefined],
    [{ 'retry-after': 'soon' }, undefined],
  ])('with %j states a wait of %s ms', (headers, wait) => {
    expect(read(429, {}, headers).waitMs).toBe(wait);
  });

  it.each([
    [503, { 'retry-after': '3' }, 3_000],
    [503, { 'ratelimit-reset': '1' }, undefined],
    [500, { 'retry-after': '3' }, undefined],
  ])('with status %i and %j states a wait of %s ms', (status, headers, wait) => {
    expect(read(status, {}, headers).waitMs).toBe(wait);
  });

  it('is never quoted in our error message, because it may contain the API key or user input', () => {
    const error = read(400, { code: 'k3y', message: 'bad key k3y for income 41234' });
    expect(`${error.message} ${JSON.stringify(error)}`).not.toMatch(/k3y|41234/);
  });
});
