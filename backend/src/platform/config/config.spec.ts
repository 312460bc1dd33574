import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { STANDARD_FIRM } from '#contract/firm.js';
import { ConfigError, Environment, readConfig } from './config.js';

const usable = {
  NODE_ENV: 'production',
  APP_URL: 'https://www.example.org/',
  DATABASE_URL: 'postgresql://app:x@db/app',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'Advisors <no-reply@example.org>',
  MARKETPLACE_API_KEY: 'k',
  SESSION_SECRET: 'q8Zt1xWmR4uLk0sVb7NcYd2EfGhJpQaA',
  DATA_KEY: 'w9Xu2yVnS5tMl1rWc8ObZe3FgHiKqRbB',
  AUDIT_KEY: 'e0Yv3zUoT6sNm2qXd9PaAf4GhIjLrScC',
};

describe('the configuration', () => {
  it('is read once and cannot be changed', () => {
    const config = readConfig(usable);
    expect(config).toMatchObject({
      production: true,
      appUrl: 'https://www.example.org',
      port: 3000,
      google: null,
      rateLimitFactor: 1,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['production', {}],
    ['local', { APP_URL: 'http://localhost:3000' }],
    ['local', { APP_URL: 'http://127.0.0.1:8080' }],
    ['development', { NODE_ENV: 'development', APP_URL: 'http://localhost:3000' }],
  ])('says where the site runs: %s', (environment, change) => {
    expect(readConfig({ ...usable, ...change }).environment).toBe(environment);
  });

  it.each([
    [true, {}],
    [true, { SECOND_FACTOR: 'required' }],
    [false, { APP_URL: 'http://localhost:3000' }],
    [true, { APP_URL: 'http://localhost:3000', SECOND_FACTOR: 'required' }],
    [false, { NODE_ENV: 'development', APP_URL: 'http://localhost:3000' }],
  ])('says whether staff must have a second factor: %s', (isRequired, change) => {
    expect(readConfig({ ...usable, ...change }).secondFactorRequired).toBe(isRequired);
  });

  it('does not let a public site go without second factors of staff', () => {
    expect(() => readConfig({ ...usable, SECOND_FACTOR: 'offered' })).toThrow(/SECOND_FACTOR: must be required/);
    expect(() => readConfig({ ...usable, SECOND_FACTOR: 'sometimes' })).toThrow(/SECOND_FACTOR: must be required or/);
  });

  it("contains the firm's contact details, each from its own variable", () => {
    expect(
      readConfig({ ...usable, FIRM_PHONE: '225-555-0199', FIRM_LINKEDIN: 'https://www.linkedin.com/company/firm' })
        .firm,
    ).toEqual({ ...STANDARD_FIRM, phone: '225-555-0199', linkedin: 'https://www.linkedin.com/company/firm' });
  });

  it('contains the day on which the marketplace key expires, if it is set', () => {
    expect(readConfig({ ...usable, MARKETPLACE_API_KEY_ENDS: '2027-01-20' }).marketplace.keyEnds).toEqual(
      new Date('2027-01-20T00:00:00Z'),
    );
    expect(readConfig(usable).marketplace.keyEnds).toBeUndefined();
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ...usable, PORT: '', REDIS_URL: '' })).toMatchObject({ port: 3000, redisUrl: undefined });
  });

  it('lists every invalid variable in one error message', () => {
    const attempt = () => readConfig({ ...usable, PORT: 'many', DATABASE_URL: undefined });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(/PORT:[\s\S]*DATABASE_URL:|DATABASE_URL:[\s\S]*PORT:/);
  });

  it.each([
    ['an address without https', { APP_URL: 'http://www.example.org' }],
    ['a placeholder', { SESSION_SECRET: 'please-change-me-please-change-me' }],
    ['a secret of one repeated character', { DATA_KEY: 'a'.repeat(40) }],
    ['the same secret twice', { DATA_KEY: usable.AUDIT_KEY }],
    ['a short secret', { AUDIT_KEY: 'short' }],
    ['no secret', { AUDIT_KEY: undefined }],
    ['raised rate limits', { RATE_LIMIT_FACTOR: '10' }],
    ['stretched waiting times', { TIMEOUT_FACTOR: '10' }],
    ['pages for developers', { DEVELOPMENT_PAGES: 'true' }],
    ['a key expiry that is not a date', { MARKETPLACE_API_KEY_ENDS: 'in January' }],
    ['a link to a page of the firm that is a script', { FIRM_TWITTER: 'javascript:alert(1)' }],
    ['a link to a page of the firm without https', { FIRM_FACEBOOK: 'http://www.facebook.com/firm' }],
    ['a sender on this machine, while mails leave it', { MAIL_FROM: 'Advisors <no-reply@localhost>' }],
    ['a sender on this machine by its long name', { MAIL_FROM: 'no-reply@localhost.localdomain' }],
    ['a sender on this machine with a dot', { MAIL_FROM: 'no-reply@localhost.' }],
    ['no sender, while mails leave this machine', { MAIL_FROM: undefined }],
    ['a sender without a domain, while mails leave this machine', { MAIL_FROM: 'no-reply' }],
    ['a marketplace without https', { MARKETPLACE_API_URL: 'http://marketplace.api.healthcare.gov/api/v1' }],
    ['an issuer without https', { GOOGLE_ISSUER: 'http://accounts.google.com' }],
    ['an issuer without https at a public address', { GOOGLE_ISSUER: 'http://8.8.8.8' }],
    ['keys of the issuer that come without https', { GOOGLE_JWKS_URL: 'http://www.googleapis.com/certs' }],
    ['everybody as a proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['everybody with IPv6 as a proxy', { TRUSTED_PROXIES: '10.0.0.7, ::/0' }],
    ['everybody with IPv4 written as IPv6', { TRUSTED_PROXIES: '::ffff:0:0/96' }],
    ['half of the internet as a proxy', { TRUSTED_PROXIES: '128.0.0.0/1' }],
    ['a proxy that is not an address', { TRUSTED_PROXIES: 'proxy' }],
  ])('does not start in production with %s', (_, change) => {
    expect(() => readConfig({ ...usable, ...change })).toThrow(ConfigError);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['a mailbox on this machine', { SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: undefined }],
    ["Compose's mailbox", { SMTP_URL: 'smtp://mailpit:1025', MAIL_FROM: undefined }],
    ['a marketplace on this machine', { MARKETPLACE_API_URL: 'http://127.0.0.1:4100/api/v1' }],
    ['a marketplace in a private network', { MARKETPLACE_API_URL: 'http://marketplace:4100/api/v1' }],
    [
      'issuers in private networks',
      { GOOGLE_ISSUER: 'http://192.168.0.4', GOOGLE_TOKEN_URL: 'http://[fd00::4]/token' },
    ],
    ['an issuer on this machine', { GOOGLE_ISSUER: 'http://localhost:4200' }],
    ['proxies and their networks', { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fc00::/7 , ::1' }],
  ])('starts in production with %s', (_, change) => {
    expect(readConfig({ ...usable, ...change }).production).toBe(true);
  });

  it('says which setting is wrong and what it must be', () => {
    const refusal = (change: object) => () => readConfig({ ...usable, ...change });
    expect(refusal({ TRUSTED_PROXIES: '0.0.0.0/0' })).toThrow(
      'TRUSTED_PROXIES: must be addresses or small networks such as 10.0.0.7 or 10.0.0.0/8, separated by commas',
    );
    expect(refusal({ MAIL_FROM: undefined, GOOGLE_ISSUER: 'http://login.example' })).toThrow(
      'GOOGLE_ISSUER: must start with https:// unless it names this machine or a private network\n' +
        '  MAIL_FROM: must be an address of your own domain, because mails leave this machine',
    );
  });

  it('does not start the backend in production with the key of the audit trail in its environment', () => {
    const start = (change: object) => () =>
      readConfig({ ...usable, ...change }, { withAuditKey: false, isExposed: true });
    expect(start({})).toThrow('AUDIT_KEY: must not be given to the backend, only to the workers and the commands');
    expect(start({ AUDIT_KEY: undefined })).not.toThrow();
    expect(start({ NODE_ENV: 'test' })).not.toThrow();
  });

  it('allows pages for developers on a local address', () => {
    const local = { ...usable, APP_URL: 'http://localhost:3000', DEVELOPMENT_PAGES: 'true' };
    expect(readConfig(local).developmentPages).toBe(true);
  });

  it('leaves out the key of the audit trail in programs that do not need it', () => {
    expect(readConfig(usable).auditKey).toBe(usable.AUDIT_KEY);
    for (const AUDIT_KEY of [usable.AUDIT_KEY, undefined])
      expect(readConfig({ ...usable, AUDIT_KEY }, { withAuditKey: false }).auditKey).toBeNull();
  });

  it('never repeats a secret in an error message', () => {
    expect(() => readConfig({ ...usable, SESSION_SECRET: 'please-change-me-please-change-me', PORT: 'x' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('please-change-me') }),
    );
  });
});

it('.env.example lists exactly the variables that are read', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(
    (match) => match[1],
  );
  const local = new Set([
    'MAILBOX_PORT',
    'MARKETPLACE_PORT',
    'SMTP_PORT',
    'GOOGLE_PORT',
    'CHROMIUM_PATH',
    'POSTGRES_PORT',
    'REDIS_PORT',
  ]);
  expect(named.filter((name) => name && !local.has(name)).sort()).toEqual(Object.keys(Environment.shape).sort());
});
