import * as z from 'zod/mini';
import { STANDARD_FIRM, type Firm } from '#contract/firm.js';
import { isProxy, isSafeOnItsWay, isSenderOfThisMachine, listed, sendsMailsAway } from './networks.js';

export const CONFIG = Symbol('CONFIG');

const port = (standard: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), standard);
const optional = z.optional(z.string());
const secret = z.string().check(z.minLength(32, 'must have at least 32 characters'));
const page = (standard: string) =>
  z._default(z.url({ protocol: /^https$/, error: 'must start with https://' }), standard);
const flag = z._default(z.stringbool(), false);

/** Schema of all environment variables that the processes read. The file `.env.example` lists the same variables. */
export const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  PORT: port(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  APP_URL: z.url('must be the address people use, for instance https://www.example.org'),
  DATABASE_URL: z.url('must be a postgresql:// address'),
  DATABASE_ADMIN_URL: optional,
  /** Maximum number of PostgreSQL connections that each process may have open at the same time. */
  DATABASE_POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.minimum(2)), 12),
  REDIS_URL: optional,
  SMTP_URL: z.url('must be a smtp:// address'),
  MAIL_FROM: z._default(z.string(), 'Steadfast Coverage Advisors <no-reply@localhost>'),
  MARKETPLACE_API_URL: z._default(z.url(), 'https://marketplace.api.healthcare.gov/api/v1'),
  MARKETPLACE_API_KEY: z.string(),
  /** CMS issues keys for 60 days. Without the day, no one is warned. */
  MARKETPLACE_API_KEY_ENDS: z.optional(z.iso.date('must be a day such as 2027-01-20')),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_AUTHORIZATION_URL: z.optional(z.url()),
  GOOGLE_TOKEN_URL: z.optional(z.url()),
  GOOGLE_USERINFO_URL: z.optional(z.url()),
  GOOGLE_ISSUER: z._default(z.url(), 'https://accounts.google.com'),
  GOOGLE_JWKS_URL: z._default(z.url(), 'https://www.googleapis.com/oauth2/v3/certs'),
  SESSION_SECRET: secret,
  DATA_KEY: secret,
  /** Key for the hashes of the audit trail. Only the programs that write or verify the audit trail read it. */
  AUDIT_KEY: z.optional(secret),
  /** Secret with which backups are encrypted. Only the commands that write and restore backups need it. */
  BACKUP_KEY: z.optional(secret),
  /** Path of the file outside the database that holds the newest hash of the audit trail. */
  AUDIT_HEAD_FILE: z._default(z.string(), '.data/audit-head.jsonl'),
  /** Path of a second such file, on another machine. */
  AUDIT_HEAD_COPY: optional,
  /** Staff must have one (`required`, always on a public site) or may (`offered`). */
  SECOND_FACTOR: z.optional(z.enum(['required', 'offered'], 'must be required or offered')),
  SUPERADMIN_EMAIL: optional,
  SUPERADMIN_PASSWORD: optional,
  FRONTEND_DIR: z._default(z.string(), 'dist/frontend'),
  DATA_DIR: z._default(z.string(), '.data'),
  /** Token that gives access to /metrics. If it is not set, /metrics is disabled. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  /** URL of an OpenTelemetry collector (OTLP over HTTP), without /v1/traces. If it is not set, tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url('must be an address, for instance http://localhost:4318')),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** IP addresses or networks of the proxies whose X-Forwarded-For header is trusted, separated by commas. */
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listed(text).every(isProxy),
          'must be addresses or small networks such as 10.0.0.7 or 10.0.0.0/8, separated by commas',
        ),
      ),
    '',
  ),
  /** For rate limits and sessions per person; tests raise it. It must be 1 in production. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(1)), 1),
  /** For time limits; tests on busy machines raise it. It must be 1 in production. */
  TIMEOUT_FACTOR: z._default(z.coerce.number().check(z.minimum(1)), 1),
  /** For developers. In production only if APP_URL is a local address. */
  DEVELOPMENT_PAGES: flag,
  FIRM_PHONE: z._default(z.string(), STANDARD_FIRM.phone),
  FIRM_EMAIL: z._default(z.email(), STANDARD_FIRM.email),
  FIRM_ADDRESS: z._default(z.string(), STANDARD_FIRM.address),
  FIRM_MAP: page(STANDARD_FIRM.map),
  FIRM_FACEBOOK: page(STANDARD_FIRM.facebook),
  FIRM_INSTAGRAM: page(STANDARD_FIRM.instagram),
  FIRM_TWITTER: page(STANDARD_FIRM.twitter),
  FIRM_LINKEDIN: page(STANDARD_FIRM.linkedin),
});
export type Environment = z.infer<typeof Environment>;

export type Config = ReturnType<typeof toConfig>;

export interface ReadOptions {
  withAuditKey?: boolean;
  isExposed?: boolean;
}

/** Thrown if the environment variables are invalid. The message is meant for the person who starts the process. */
export class ConfigError extends Error {}

/**
 * Reads and validates the environment variables. An empty string counts as not set. Programs that neither write nor
 * verify the audit trail set `withAuditKey` to false, so that an attacker who controls one of them cannot rewrite the
 * trail. In production, the program that strangers reach (`isExposed`) must not even find the key in its environment.
 * Throws ConfigError with a message that says which variables are invalid.
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { withAuditKey = true, isExposed = false }: ReadOptions = {},
): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(withAuditKey ? z.required(Environment, { AUDIT_KEY: true }) : Environment, filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(
      `The settings cannot be used. Please correct these in .env or the environment:\n  ${faults.join('\n  ')}`,
    );
  }
  refuseUnsafeSettings(parsed.data, isExposed);
  return Object.freeze(toConfig(withAuditKey ? parsed.data : { ...parsed.data, AUDIT_KEY: undefined }));
}

const LOCAL_ADDRESS = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/;

/** A production build on a local address, as with `npm start`, is not public. */
function environmentOf({ NODE_ENV, APP_URL }: Environment): 'production' | 'local' | 'development' {
  if (NODE_ENV !== 'production') return 'development';
  return LOCAL_ADDRESS.test(APP_URL) ? 'local' : 'production';
}

const GOOGLE_URLS = [
  'GOOGLE_ISSUER',
  'GOOGLE_AUTHORIZATION_URL',
  'GOOGLE_TOKEN_URL',
  'GOOGLE_USERINFO_URL',
  'GOOGLE_JWKS_URL',
] as const;

const defaultSecondFactor = (env: Environment) => (environmentOf(env) === 'production' ? 'required' : 'offered');

function refuseUnsafeSettings(env: Environment, isExposed: boolean): void {
  if (env.NODE_ENV !== 'production') return;
  const faults: string[] = [];
  if (!env.APP_URL.startsWith('https://') && !LOCAL_ADDRESS.test(env.APP_URL))
    faults.push('APP_URL: must start with https://');
  for (const name of ['RATE_LIMIT_FACTOR', 'TIMEOUT_FACTOR'] as const)
    if (env[name] !== 1) faults.push(`${name}: must be 1`);
  if (env.SECOND_FACTOR === 'offered' && !LOCAL_ADDRESS.test(env.APP_URL))
    faults.push('SECOND_FACTOR: must be required');
  if (env.DEVELOPMENT_PAGES && !LOCAL_ADDRESS.test(env.APP_URL)) faults.push('DEVELOPMENT_PAGES: must be off');
  for (const name of ['SESSION_SECRET', 'DATA_KEY', 'AUDIT_KEY'] as const) {
    if (/^(.)\1*$|change|example|secret|development|password/i.test(env[name] ?? ''))
      faults.push(`${name}: looks like a placeholder; make one with "openssl rand -base64 48"`);
  }
  if (new Set([env.SESSION_SECRET, env.DATA_KEY, env.AUDIT_KEY]).size < 3)
    faults.push('SESSION_SECRET, DATA_KEY, AUDIT_KEY: must differ');
  for (const name of ['MARKETPLACE_API_URL', ...GOOGLE_URLS] as const)
    if (env[name] && !isSafeOnItsWay(env[name]))
      faults.push(`${name}: must start with https:// unless it names this machine or a private network`);
  if (sendsMailsAway(env.SMTP_URL) && isSenderOfThisMachine(env.MAIL_FROM))
    faults.push('MAIL_FROM: must be an address of your own domain, because mails leave this machine');
  if (isExposed && env.AUDIT_KEY)
    faults.push('AUDIT_KEY: must not be given to the backend, only to the workers and the commands');
  if (faults.length > 0)
    throw new ConfigError(`Production does not start with these settings:\n  ${faults.join('\n  ')}`);
}

function toConfig(env: Environment) {
  return {
    production: env.NODE_ENV === 'production',
    environment: environmentOf(env),
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    /** Origin of the website, without a trailing slash. The links in emails always begin with this origin. */
    appUrl: new URL(env.APP_URL).origin,
    databaseUrl: env.DATABASE_URL,
    databaseAdminUrl: env.DATABASE_ADMIN_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    marketplace: {
      url: env.MARKETPLACE_API_URL.replace(/\/$/, ''),
      key: env.MARKETPLACE_API_KEY,
      keyEnds: env.MARKETPLACE_API_KEY_ENDS ? new Date(env.MARKETPLACE_API_KEY_ENDS) : undefined,
    },
    google: googleFrom(env),
    sessionSecret: env.SESSION_SECRET,
    dataKey: env.DATA_KEY,
    /** Secret key for computing the audit trail's hashes, or null in programs that do not need the key. */
    auditKey: env.AUDIT_KEY ?? null,
    auditHeadFile: env.AUDIT_HEAD_FILE,
    auditHeadCopy: env.AUDIT_HEAD_COPY,
    secondFactorRequired: (env.SECOND_FACTOR ?? defaultSecondFactor(env)) === 'required',
    backupKey: env.BACKUP_KEY,
    superadmin:
      env.SUPERADMIN_EMAIL && env.SUPERADMIN_PASSWORD
        ? { email: env.SUPERADMIN_EMAIL, password: env.SUPERADMIN_PASSWORD }
        : null,
    frontendDir: env.FRONTEND_DIR,
    metricsToken: env.METRICS_TOKEN,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    trustedProxies: listed(env.TRUSTED_PROXIES),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    timeoutFactor: env.TIMEOUT_FACTOR,
    developmentPages: env.DEVELOPMENT_PAGES,
    firm: firmFrom(env),
  };
}

const firmFrom = (env: Environment): Firm => ({
  phone: env.FIRM_PHONE,
  email: env.FIRM_EMAIL,
  address: env.FIRM_ADDRESS,
  map: env.FIRM_MAP,
  facebook: env.FIRM_FACEBOOK,
  instagram: env.FIRM_INSTAGRAM,
  twitter: env.FIRM_TWITTER,
  linkedin: env.FIRM_LINKEDIN,
});

function googleFrom(env: Environment) {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    issuer: env.GOOGLE_ISSUER,
    jwksUrl: env.GOOGLE_JWKS_URL,
    ...(env.GOOGLE_AUTHORIZATION_URL && { authorizationUrl: env.GOOGLE_AUTHORIZATION_URL }),
    ...(env.GOOGLE_TOKEN_URL && { tokenUrl: env.GOOGLE_TOKEN_URL }),
    ...(env.GOOGLE_USERINFO_URL && { userInfoUrl: env.GOOGLE_USERINFO_URL }),
  };
}
