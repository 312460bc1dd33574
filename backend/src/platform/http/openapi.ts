import * as z from 'zod/mini';
import { ACCESS, type Access } from '#contract/access.js';
import type { Endpoint } from '#contract/api/endpoint.js';
import { ENDPOINTS } from '#contract/endpoints/endpoints.js';
import { ALL_ERRORS, ErrorReply, type AnyErrorCode } from '#contract/errors/all-errors.js';

type Json = Record<string, unknown>;
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

/** Returns the API's OpenAPI 3.1 description, made from the contract with which controllers parse requests. */
export function describeApi(title: string, version: string): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(ENDPOINTS)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { schemas: { Error: schemaOf(ErrorReply, 'output') } },
  };
}

function operation(name: string, call: Endpoint): Json {
  return {
    operationId: name,
    tags: [name.split('.', 1)[0]],
    summary: call.summary,
    'x-who-may': rolesOf(call.access),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } },
    }),
    responses: responses(call),
  };
}

const STAFF_LEVELS: ReadonlySet<Access> = new Set(['observers', 'operators', 'admins', 'superadmins']);

const rolesOf = (access: Access): readonly string[] => (ACCESS[access] === 'anyone' ? ['anyone'] : ACCESS[access]);

function parameters(where: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return [];
  const { required = [] } = schemaOf(schema, 'input') as { required?: string[] };
  // Parameters arrive as strings, so their input schemas say little about the allowed values. The description therefore
  // contains the schema of the converted value, for instance of a number.
  const { properties = {} } = schemaOf(schema, 'output') as { properties?: Json };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: part,
  }));
}

const ANY_CALL = [
  'request.unreadable',
  'request.wrongMethod',
  'request.tooMany',
  'server.error',
  'server.busy',
] as const satisfies readonly AnyErrorCode[];

function responses(call: Endpoint): Json {
  const success = call.reply
    ? { description: call.summary, content: { 'application/json': { schema: schemaOf(call.reply, 'output') } } }
    : { description: call.summary };
  const codes = [
    ...ANY_CALL,
    ...(call.body ? (['request.tooLarge', 'request.wrongType', 'request.invalid'] as const) : []),
    ...(call.params || call.query ? (['request.addressTooLong', 'request.invalid'] as const) : []),
    ...(call.method === 'GET' ? [] : (['request.crossSite'] as const)),
    ...(call.access === 'anyone' ? [] : (['auth.signedOut', 'auth.forbidden'] as const)),
    ...(STAFF_LEVELS.has(call.access) ? (['auth.secondFactorMissing'] as const) : []),
    ...(call.freshSignIn ? (['auth.freshSignInNeeded'] as const) : []),
    ...(call.errors ?? []),
  ] as const;
  const byStatus = Map.groupBy(codes, (code) => ALL_ERRORS[code].status);
  const failures = [...byStatus].map(([status, group]) => [
    String(status),
    {
      description: [...new Set(group)].map((code) => `${code}: ${ALL_ERRORS[code].message}`).join(' / '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const ifNot = call.statusIfNot === undefined ? {} : { [String(call.statusIfNot)]: success };
  return { [String(call.status ?? 200)]: success, ...Object.fromEntries(failures), ...ifNot };
}
