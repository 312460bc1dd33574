import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { type Logger, pino } from 'pino';
import { logSettings } from './logger.js';

function linesOf(write: (logger: Logger) => void): string {
  let text = '';
  write(pino(logSettings('info', 'test'), new Writable({ write: (chunk, _, done) => { text += String(chunk); done(); } })));
  return text;
}

it('leaves out passwords, tokens, keys and mail addresses wherever they stand', () => {
  const text = linesOf((logger) => {
    logger.info({ password: 'hunter22', user: { email: 'rosa@example.test' }, request: { token: 'tok-123', authorization: 'Bearer abc' } }, 'line');
    logger.error({ err: new Error('GET https://market/api?apikey=KEY-1&year=2027 failed for rosa@example.test token=tok-9') }, 'failed');
  });
  for (const secret of ['hunter22', 'rosa@example.test', 'tok-123', 'Bearer abc', 'KEY-1', 'tok-9']) expect(text).not.toContain(secret);
  expect(text).toContain('year=2027');
});
