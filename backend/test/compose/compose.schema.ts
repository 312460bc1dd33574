/**
 * JSON Schema for the part of the Compose Specification (compose-spec/compose-spec, schema/compose-spec.json) that
 * docker-compose.yml uses. It is stricter than the original: an unknown key is an error, and every long-running service
 * needs a health check.
 */
const text = { type: 'string' };
const texts = { type: 'array', items: text, minItems: 1 };
const named = (schema: object) => ({
  type: 'object',
  patternProperties: { '^[a-zA-Z0-9._-]+$': schema },
  additionalProperties: false,
});
const duration = { type: 'string', pattern: '^\\d+(ms|s|m|h)$' };

const dependency = {
  type: 'object',
  properties: { condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] } },
  required: ['condition'],
  additionalProperties: false,
};

const healthcheck = {
  type: 'object',
  properties: {
    test: { type: 'array', items: text, minItems: 2, contains: { enum: ['CMD', 'CMD-SHELL'] } },
    interval: duration,
    timeout: duration,
    start_period: duration,
    retries: { type: 'integer', minimum: 1 },
  },
  required: ['test', 'interval', 'timeout', 'retries'],
  additionalProperties: false,
};

const service = {
  type: 'object',
  properties: {
    build: text,
    image: text,
    profiles: texts,
    command: texts,
    environment: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    ports: { type: 'array', items: { type: 'string', pattern: '^127\\.0\\.0\\.1:' } },
    volumes: { type: 'array', items: { type: 'string', pattern: '^[a-z]+:/' } },
    depends_on: named(dependency),
    healthcheck,
    restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
    init: { type: 'boolean' },
    read_only: { type: 'boolean' },
    tmpfs: texts,
    cap_drop: texts,
    security_opt: texts,
    stop_grace_period: duration,
  },
  required: ['image', 'restart'],
  if: { properties: { restart: { const: 'no' } } },
  else: { required: ['healthcheck'] },
  additionalProperties: false,
};

export const COMPOSE = {
  type: 'object',
  properties: { name: text, services: named(service), volumes: named({ type: 'null' }) },
  patternProperties: { '^x-': {} },
  required: ['name', 'services', 'volumes'],
  additionalProperties: false,
};
