import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { pino, type Logger } from 'pino';
import { LogOutput, logSettings } from './logger.js';

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

it('says when each line was written, in UTC', () => {
  const [, time = ''] = /"time":"([^"]+)"/.exec(linesOf((logger) => logger.info('line'))) ?? [];
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it.each([undefined, null, 7, Symbol('none')])('writes an error whose message is %p', (message) => {
  const broken = Object.assign(new Error('gone'), { message, stack: undefined });
  expect(linesOf((logger) => logger.error({ err: broken }, 'failed'))).toContain('"type":"Error"');
});

const compiled = (name: string): string =>
  transformSync(readFileSync(new URL(name, import.meta.url), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
    module: { type: 'es6' },
    swcrc: false,
  }).code;
const LOGGER = compiled('logger.ts');

const runWithLogger = (script: string, output: number | 'pipe' = 'pipe') =>
  spawnSync(process.execPath, ['--input-type=module', '-e', `${LOGGER}\n${script}`], {
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
    timeout: 120_000,
  });

it.each([
  ['exits', 'process.exit(0);'],
  ['has nothing left to do', ''],
  ['dies of an error that nobody catches', "throw new Error('nobody catches this');"],
])('a process that %s writes its last lines', (_, end) => {
  const lines = "createLogger('info', 'one').info('first line'); createLogger('info', 'two').info('last line');";
  expect(runWithLogger(`${lines}\n${end}`).stdout).toMatch(/"first line".*\n.*"last line"/);
});

it.each([
  ['throws an error', "setTimeout(() => { throw new Error('nobody catches rosa@example.test'); });"],
  ['leaves a promise rejected', "Promise.reject(new Error('nobody catches rosa@example.test'));"],
])('a process that %s which nothing catches logs it without addresses, and ends', (_, script) => {
  const { status, stdout, stderr } = runWithLogger(`logUncaught(createLogger('info', 'test'));\n${script}`);
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 60,
    err: { message: 'nobody catches [address]' },
    msg: 'an error that nothing caught ends the process',
  });
});

// Writing to the Linux device /dev/full fails in the same way as writing to a full disk.
const describeOnLinux = existsSync('/dev/full') ? describe : describe.skip;
describeOnLinux('a process whose log disk is full', () => {
  it('goes on, counts the missing lines and ends by itself', () => {
    const disk = openSync('/dev/full', 'w');
    const { status, stderr } = runWithLogger(
      `const logger = createLogger('info', 'test');
     for (let line = 0; line < 1_000; line += 1) logger.info('a line that is long enough to fill a batch sometimes');
     logger.fatal('the worst');
     await new Promise(setImmediate);
     process.stderr.write(String(droppedLogLines()));
     logger.info('written when the process ends');`,
      disk,
    );
    closeSync(disk);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '1001' });
  });
});

it('once the log can be written again, it says how many lines are missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = openSync(join(folder, 'log'), 'w+');
  const output = new LogOutput(file);
  closeSync(file);
  output.write('{"msg":"lost"}\n');
  output.flushSync();
  expect(output.dropped).toBe(1);
  expect(openSync(join(folder, 'log'), 'w+')).toBe(file);
  output.write('{"msg":"kept"}\n');
  output.flushSync();
  output.flushSync();
  const lines = readFileSync(join(folder, 'log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([{ msg: 'kept' }, expect.objectContaining({ missing: 1 })]);
  closeSync(file);
  rmSync(folder, { recursive: true });
});
