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

describe('when npm start cannot succeed, it prints one sentence that says what to do', () => {
  it.each([
    [
      'a port that is not a number',
      { PORT: 'abc' },
      'PORT is set to "abc", which is not a port: use a number from 1 to 65535.',
    ],
    [
      'a port number above 65535',
      { MAILBOX_PORT: '70000' },
      'MAILBOX_PORT is set to "70000", which is not a port: use a number from 1 to 65535.',
    ],
    [
      'an invalid address',
      { DATABASE_URL: 'secret words' },
      'DATABASE_URL is set to something that is not an address: it must look like scheme://host:port.',
    ],
  ])('if a setting is %s', (_, settings, sentence) => {
    expect(npmStart(settings)).toEqual({ status: 1, stdout: '', message: sentence });
  });

  it('if the command is unknown', () => {
    const { status, message } = npmStart({}, 'fly');
    expect(status).toBe(1);
    expect(message).toMatch(/^There is no command "fly": use one of start, test, .+\.$/);
  });

  it('if the data folder cannot be created', () => {
    writeFileSync(join(dataDir, 'file'), '');
    const folder = join(dataDir, 'file/below');
    expect(npmStart({ DATA_DIR: folder })).toEqual({
      status: 1,
      stdout: '',
      message: `The folder for data, ${folder}, cannot be made (ENOTDIR): set DATA_DIR to a folder you may write to.`,
    });
  });

  it('if another program uses a required port', async () => {
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
