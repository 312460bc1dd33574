import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'refusals-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function npmStart(settings: Record<string, string>, command = 'start') {
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['backend/sandbox/run.mjs', command], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, message: stderr.trim() };
}

describe('a start that cannot succeed ends with one sentence that says what to do', () => {
  it.each([
    [
      'a port that is no number',
      { PORT: 'abc' },
      'PORT is set to "abc", which is not a port: use a number from 1 to 65535.',
    ],
    [
      'a port beyond the last',
      { MAILBOX_PORT: '70000' },
      'MAILBOX_PORT is set to "70000", which is not a port: use a number from 1 to 65535.',
    ],
    [
      'an address that is none',
      { DATABASE_URL: 'secret words' },
      'DATABASE_URL is set to something that is not an address: it must look like scheme://host:port.',
    ],
  ])('%s', (_, settings, sentence) => {
    expect(npmStart(settings)).toEqual({ status: 1, stdout: '', message: sentence });
  });

  it('an unknown command', () => {
    const { status, message } = npmStart({}, 'fly');
    expect(status).toBe(1);
    expect(message).toMatch(/^There is no command "fly": use one of start, test, .+\.$/);
  });

  it('a folder for data that cannot be made', () => {
    writeFileSync(join(dataDir, 'file'), '');
    const folder = join(dataDir, 'file/below');
    expect(npmStart({ DATA_DIR: folder })).toEqual({
      status: 1,
      stdout: '',
      message: `The folder for data, ${folder}, cannot be made (ENOTDIR): set DATA_DIR to a folder you may write to.`,
    });
  });

  it('a port that another program uses', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refusal = npmStart({ PORT: String(port) });
    other.close();
    expect(refusal).toEqual({
      status: 1,
      stdout: '',
      message:
        `Port ${port}, meant for the website, is used by another program: stop that program, ` +
        'or choose another port with PORT=… in the file .env.',
    });
  });
});
