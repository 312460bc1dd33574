import fc from 'fast-check';

/** A JSON Schema of the API description, with only the keywords that the description uses. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
}

/** Sample values for patterns with lookahead or Unicode properties, from which no values can be generated. */
const SAMPLES = [
  'Rosa Delgado',
  'O’Neil-Müller, María 👍🏽',
  'rosa@example.test',
  "o'neil+va@mail.example.org",
  '(504) 555-0123',
  '+44 20 7946 0123',
  '',
  'a',
  'two\nlines',
];
const LONGEST = 40;

/** Generates values that a schema allows. `pools` contains real values by property name, such as existing ids. */
export function allowedBy(schema: Schema, pools: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => allowedBy(option, pools)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => allowedBy({ ...schema, type }, pools)));
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 1_000, 10_000_000) });
  if (schema.type === 'number')
    return fc.double({
      min: schema.minimum ?? -1e6,
      max: schema.maximum ?? 1e6,
      noNaN: true,
      noDefaultInfinity: true,
    });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(allowedBy(schema.items ?? {}, pools), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
    });
  if (schema.type === 'object') return object(schema, pools);
  return fc.jsonValue({ maxDepth: 1 });
}

function object(schema: Schema, pools: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<unknown> {
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const pattern = new RegExp(part.pattern ?? '', 'u');
    // Some calls expect a list in a property in which other calls expect a text. Known values that do not fit the
    // schema of the property are therefore left out.
    const known = (pools[name] ?? []).filter(
      (value) => typeof value !== 'string' || (part.type !== 'array' && pattern.test(value)),
    );
    const own = allowedBy(part, pools);
    return [name, known.length > 0 ? fc.oneof(own, fc.constantFrom(...known)) : own] as const;
  });
  if (named.length > 0)
    return fc.record(Object.fromEntries(named), { requiredKeys: (schema.required ?? []) as never[] });
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const names = schema.propertyNames ? allowedBy(schema.propertyNames, {}).map(String) : fc.string({ maxLength: 10 });
  return fc.dictionary(names, allowedBy(values, pools), { maxKeys: 3 });
}

function text({ pattern, allOf = [], format, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
  const isAllowed = (value: string): boolean =>
    value.length >= minLength && value.length <= maxLength && patterns.every((one) => new RegExp(one, 'u').test(value));
  if (format === 'uuid') return fc.uuid();
  if (patterns.length === 0)
    return fc
      .string({ minLength, maxLength: Math.min(maxLength, minLength + LONGEST), unit: 'grapheme' })
      .filter(isAllowed);
  const samples = SAMPLES.filter(isAllowed);
  const able = patterns.filter((one) => !/\(\?[=!]|\\[pP]\{/.test(one));
  if (able.length === 0) return fc.constantFrom(...samples);
  return fc.stringMatching(new RegExp(able[0] ?? '')).filter(isAllowed);
}

/** Values that often cause errors: wrong types, control characters, extreme numbers, long strings. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  'a\u0000b',
  '\u0000',
  'a\u0001\u001f@x.test',
  'v(1)@x.test',
  '\u2028',
  '\ud800',
  '\u202eevil',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  "'; drop table users; --",
  '%',
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  'x'.repeat(9_000),
  '🏽'.repeat(60),
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  [],
  {},
  [[[[[]]]]],
  ['a', 'b'],
];

export function damaged(value: unknown, choice: number, by: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && choice % 4 !== 0) {
    const at = choice % value.length;
    return value.with(at, damaged(value[at], Math.floor(choice / 7), by));
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return by;
  const names = Object.keys(value);
  if (names.length === 0 || choice % 11 === 0) return { ...value, extra: by };
  const name = names[choice % names.length] ?? '';
  if (choice % 5 === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: damaged((value as Record<string, unknown>)[name], Math.floor(choice / 11), by) };
}
