import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { pino, type Logger } from 'pino';
import { logSettings } from './logger.js';

function linesOf(write: (logger: Logger) => void): string {
  let text = '';
  write(
    pino(
      logSettings('info', 'test'),
      new Writable({
        write: (chunk, _, done) => {
          text += String(chunk);
          done();
        },
      }),
    ),
  );
  return text;
}

it('removes passwords, tokens, keys and email addresses wherever they occur', () => {
  const text = linesOf((logger) => {
    logger.info(
      {
        password: 'hunter22',
        user: { email: 'rosa@example.test' },
        request: { token: 'tok-123', authorization: 'Bearer abc' },
      },
      'line',
    );
    logger.error(
      { err: new Error('GET https://market/api?apikey=KEY-1&year=2027 failed for rosa@example.test token=tok-9') },
      'failed',
    );
  });
  for (const secret of ['hunter22', 'rosa@example.test', 'tok-123', 'Bearer abc', 'KEY-1', 'tok-9'])
    expect(text).not.toContain(secret);
  expect(text).toContain('year=2027');
});

it.each([undefined, null, 7, Symbol('none')])('writes an error whose message is %p', (message) => {
  const broken = Object.assign(new Error('gone'), { message, stack: undefined });
  expect(linesOf((logger) => logger.error({ err: broken }, 'failed'))).toContain('"type":"Error"');
});

/**
 * Runs a process that logs two lines with the real logger and then executes `end`. Returns the output of the process.
 */
function writtenBefore(end: string): string {
  const { code } = transformSync(readFileSync(new URL('logger.ts', import.meta.url), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
    module: { type: 'es6' },
    swcrc: false,
  });
  const lines = "createLogger('info', 'one').info('first line'); createLogger('info', 'two').info('last line');";
  const script = `${code}\n${lines}\n${end}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout;
}

it.each([
  ['exits', 'process.exit(0);'],
  ['has nothing left to do', ''],
  ['dies of an error that nobody catches', "throw new Error('nobody catches this');"],
])('a process that %s writes its last lines', (_, end) => {
  expect(writtenBefore(end)).toMatch(/"first line".*\n.*"last line"/);
});
