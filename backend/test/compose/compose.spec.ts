import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { Environment, readConfig } from '#platform/config/config.js';
import { PRIVATE_LOG } from '#sandbox/stores/postgres.js';
import { COMPOSE } from './compose.schema.js';

interface Service {
  image: string;
  profiles?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

const source = readFileSync('docker-compose.yml', 'utf8');
const file: { services: Record<string, Service>; volumes: Record<string, null> } = parse(source, { merge: true });
const services = Object.entries(file.services);
const OURS = ['migrate', 'commands', 'backend', 'workers'];
const SECRET = /SECRET|KEY|PASSWORD|REDISCLI_AUTH|DATABASE_URL|DATABASE_ADMIN_URL|REDIS_URL/;
/**
 * Settings that may be empty although their names look like those of secrets. One of them is the expiry date of the API
 * key, which is not a secret.
 */
const MAY_BE_EMPTY = ['GOOGLE_CLIENT_SECRET', 'MARKETPLACE_API_KEY_ENDS'];
/**
 * Settings that Compose does not take from .env, because only migrations, the image, tests or another sign-in provider
 * need them.
 */
const NOT_PASSED: ReadonlySet<string> = new Set([
  'DATABASE_ADMIN_URL',
  'AUDIT_KEY',
  'BACKUP_KEY',
  'SUPERADMIN_EMAIL',
  'SUPERADMIN_PASSWORD',
  'NODE_ENV',
  'HOST',
  'PORT',
  'DATA_DIR',
  'FRONTEND_DIR',
  'AUDIT_HEAD_FILE',
  'AUDIT_HEAD_COPY',
  'RATE_LIMIT_FACTOR',
  'TIMEOUT_FACTOR',
  'DEVELOPMENT_PAGES',
  'GOOGLE_AUTHORIZATION_URL',
  'GOOGLE_TOKEN_URL',
  'GOOGLE_USERINFO_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_JWKS_URL',
]);

it('docker-compose.yml conforms to the Compose schema', () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(COMPOSE);
  validate(file);
  expect(validate.errors).toBeNull();
});

it('every secret must be set by the operator', () => {
  const secrets = services
    .flatMap(([name, { environment = {} }]) =>
      Object.entries(environment).map(([key, value]) => ({ name, key, value })),
    )
    .filter(({ key }) => SECRET.test(key) && !MAY_BE_EMPTY.includes(key));
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter(({ value }) => !/\$\{[A-Z_]+:\?[^}]+\}/.test(value))).toEqual([]);
});

it('our processes get only variables that they read, and all that have no default', () => {
  for (const name of OURS) {
    const given = Object.keys(file.services[name]?.environment ?? {});
    expect(given.filter((key) => !(key in Environment.shape))).toEqual([]);
    expect(given).toEqual(
      expect.arrayContaining([
        'APP_URL',
        'DATABASE_URL',
        'SMTP_URL',
        'MARKETPLACE_API_KEY',
        'SESSION_SECRET',
        'DATA_KEY',
      ]),
    );
  }
});

it('every other setting in .env is passed to our processes and is optional', () => {
  for (const name of OURS) {
    const given = file.services[name]?.environment ?? {};
    const settings = Object.keys(Environment.shape).filter((key) => !NOT_PASSED.has(key));
    expect(settings.filter((key) => !(key in given))).toEqual([]);
  }
  for (const key of ['METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'DATABASE_POOL_SIZE', 'FIRM_MAP'])
    expect(file.services['backend']?.environment?.[key]).toBe(`\${${key}:-}`);
});

it('only the migrations and the commands connect as the owner of the tables', () => {
  const holders = services.filter(([, { environment }]) => environment?.['DATABASE_ADMIN_URL']).map(([name]) => name);
  expect(holders).toEqual(['migrate', 'commands']);
});

it('only the workers and the commands can write the audit trail and its checkpoint', () => {
  const holders = services.filter(([, { environment }]) => environment?.['AUDIT_KEY']).map(([name]) => name);
  const writers = services.filter(([, { volumes = [] }]) => volumes.some((volume) => volume.startsWith('audit:')));
  expect([holders, writers.map(([name]) => name)]).toEqual([
    ['commands', 'workers'],
    ['commands', 'workers'],
  ]);
});

it('services depend only on existing services, and on health only if there is a health check', () => {
  for (const [, { depends_on = {} }] of services) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(Object.keys(file.services)).toContain(name);
      expect(condition === 'service_healthy' && !file.services[name]?.healthcheck).toBe(false);
    }
  }
});

it('PostgreSQL keeps the data of people out of its log, as under npm start', () => {
  expect(file.services['postgres']?.command).toEqual(['postgres', ...PRIVATE_LOG.map((setting) => `-c${setting}`)]);
});

it('exactly the volumes in use are declared', () => {
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(file.volumes).toSorted());
});

it('every image from elsewhere has an exact version, and Node is the one of npm start', () => {
  const images = services.flatMap(([name, { image }]) => (OURS.includes(name) ? [] : [image]));
  const bases = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  for (const image of [...images, ...bases]) expect(image).toMatch(/^[a-z/]+:v?\d+\.\d+(\.\d+)?(-slim)?$/);
  expect(new Set(bases)).toEqual(new Set([`node:${process.versions.node}-slim`]));
});

it('the image contains the compiled code of the programs that start with it', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const compiled = [...dockerfile.matchAll(/import\('\.\/dist\/(\S+)\.js'\)/g)].map(
    ([, module = '']) => `${module}.ts`,
  );
  expect(compiled).toEqual(['backend/src/app.module.ts', 'workers/src/workers.module.ts']);
  expect(compiled.filter((module) => !existsSync(module))).toEqual([]);
  expect(dockerfile.indexOf('ENV NODE_COMPILE_CACHE=')).toBeLessThan(dockerfile.indexOf("import('./dist/"));
});

/** Returns the environment of a service, as Compose fills it in from a file .env. */
const filledIn = (name: string, dotEnv: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(file.services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+):[-?]([^}]*)\}/g, (whole, setting: string, standard: string) =>
        whole.includes(':?') ? (dotEnv[setting] ?? 'given-by-the-operator') : (dotEnv[setting] ?? standard),
      ),
    ]),
  );
const key = (letter: string) => `${letter}q8Zt1xWmR4uLk0sVb7NcYd2EfGhJpQaA`;
const DOT_ENV = {
  APP_URL: 'https://www.example.org',
  SESSION_SECRET: key('s'),
  DATA_KEY: key('d'),
  AUDIT_KEY: key('a'),
  BACKUP_KEY: key('b'),
};

it.each(OURS)(
  'the least file .env starts %s with the mailbox, and with a mail server once there is a sender',
  (name) => {
    const options = { withAuditKey: name === 'workers', isExposed: name === 'backend' };
    const start = (more: Record<string, string>) => () => readConfig(filledIn(name, { ...DOT_ENV, ...more }), options);
    const SMTP_URL = 'smtps://user:password@mail.example.net';
    expect(start({ SMTP_URL: 'smtp://mailpit:1025' })).not.toThrow();
    expect(start({ SMTP_URL })).toThrow('MAIL_FROM');
    expect(start({ SMTP_URL, MAIL_FROM: 'Advisors <no-reply@example.org>' })).not.toThrow();
  },
);

it('mails go to a real server unless the operator asks for the mailbox', () => {
  expect(file.services['mailpit']?.profiles).toEqual(['mailbox']);
  for (const name of OURS) {
    expect(file.services[name]?.environment?.['SMTP_URL']).toMatch(/^\$\{SMTP_URL:\?/);
    expect(Object.keys(file.services[name]?.depends_on ?? {})).not.toContain('mailpit');
  }
});
