import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { parseInput } from '#platform/endpoint/parse-input.js';
import type { Endpoint } from '../api/endpoint.js';
import { ENDPOINTS } from '../endpoints/endpoints.js';
import { sentencesByField } from './plain-issues.js';

type Schema = z.core.$ZodType;
/**
 * Pattern for words that occur in the validation library's own messages, in every language that the library supports.
 */
const LIBRARY = /invalid|expected|received|unrecognized|too (big|small)|must (be|match)|>=|<=|\bNaN\b|undefined|null/i;
const HUGE = 'x'.repeat(20_000);
const WRONG = [
  undefined,
  null,
  '',
  'x',
  HUGE,
  -1,
  0.5,
  1e15,
  Number.NaN,
  true,
  false,
  [],
  Array(999).fill(1),
  {},
  { x: 1 },
];
const PARTS = ['params', 'query', 'body'] as const;

function inside(schema: Schema): readonly (readonly [string, Schema])[] {
  const def: Readonly<Record<string, unknown>> = { ...schema._zod.def };
  const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
  const shape = Object.entries((def['shape'] ?? {}) as Record<string, unknown>);
  const wrapped = ['innerType', 'in', 'out', 'left', 'right'].map((name) => ['', def[name]] as const);
  const options = ((def['options'] ?? []) as unknown[]).map((one) => ['', one] as const);
  return [...shape, ['0', def['element']] as const, ...wrapped, ...options].flatMap(([name, one]) =>
    isSchema(one) ? [[name, one] as const] : [],
  );
}
const pathsOf = (schema: Schema): readonly (readonly string[])[] => [
  [],
  ...inside(schema).flatMap(([name, one]) => pathsOf(one).map((path) => (name === '' ? path : [name, ...path]))),
];
/** Returns nested data with `value` at the end of `path`, so that a test can reach the checks of nested fields. */
const wrongAt = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((held, name) => (name === '0' ? [held] : { [name]: held }), value);

const described = Object.entries(ENDPOINTS).flatMap(([name, call]) =>
  PARTS.flatMap((part) => (call[part] ? [{ name: `${name} ${part}`, call, part, schema: call[part] }] : [])),
);
const isPlain = (sentence: string): boolean => /^[A-Z].*[.?]$/s.test(sentence) && !LIBRARY.test(sentence);
function told(schema: Schema, value: unknown): string[] {
  const result = z.safeParse(schema, value);
  return result.success ? [] : Object.values(sentencesByField(result.error.issues));
}

describe('the messages for invalid fields', () => {
  it.each(described)('$name: plain sentences, whatever is sent', ({ schema }) => {
    const sentences = pathsOf(schema).flatMap((path) => WRONG.flatMap((value) => told(schema, wrongAt(path, value))));
    expect([...new Set(sentences)].filter((sentence) => !isPlain(sentence))).toEqual([]);
  });

  it('are plain sentences for every schema', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
    const leaks = fc.property(fc.constantFrom(...described), anything, ({ schema }, value) =>
      told(schema, value).every(isPlain),
    );
    expect(fc.check(leaks, { numRuns: 500 }).counterexample).toBeNull();
  });

  it("are the same in the server's response", () => {
    const call: Endpoint = {
      method: 'POST',
      path: '/x',
      summary: '',
      access: 'anyone',
      body: z.object({ age: z.int().check(z.maximum(120)), kind: z.enum(['a', 'b']), ok: z.boolean() }),
    };
    const refused = (body: unknown) => {
      try {
        parseInput(call, { params: {}, query: {}, body, headers: {} });
      } catch (error) {
        return error;
      }
      return null;
    };
    expect(refused({ age: 121, kind: 'c', ok: 'no' })).toMatchObject({
      errors: {
        age: 'Please enter a number no higher than 120.',
        kind: 'Please choose one of the answers shown.',
        ok: 'Please answer yes or no.',
      },
    });
    expect(refused(undefined)).toMatchObject({ errors: { body: 'Please fill this in.' } });
  });
});
