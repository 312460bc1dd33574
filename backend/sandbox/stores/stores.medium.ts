import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { findPort, startOnFreePort } from '../processes/ports.ts';
import { endLeftoverPostgres, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'stores-'));
const options = {
  dir: join(folder, 'postgres'),
  password: 'for-this-test',
  logFile: join(folder, 'postgres.log'),
  throwAway: true,
};

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function killedLauncher(port: number): Promise<void> {
  const module = pathToFileURL(join(import.meta.dirname, 'postgres.ts')).href;
  const script = `
    import { startPostgres } from ${JSON.stringify(module)};
    await startPostgres(${JSON.stringify({ ...options, port })});
    process.kill(process.pid, 'SIGKILL');`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  await once(launcher, 'exit');
}

afterAll(async () => {
  await endLeftoverPostgres(join(options.dir, 'pg18'));
  rmSync(folder, { recursive: true, force: true });
});

describe('the packaged PostgreSQL', () => {
  it('keeps its data between starts and rejects a wrong password', async () => {
    const port = await findPort();
    const first = await startPostgres({ ...options, port });
    await ask(first.url, 'create table numbers as select 7 as number');
    await first.stop();
    const second = await startPostgres({ ...options, port });
    expect(await ask(second.url, 'select number from numbers')).toEqual([{ number: 7 }]);
    await expect(ask(second.url.replace(options.password, 'wrong'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    await second.stop();
  });

  it('starts on another port if its own was taken after it had been chosen', async () => {
    const port = await findPort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const server = await startOnFreePort(port, (one) => startPostgres({ ...options, port: one }));
    expect(await ask(server?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
    await server?.stop();
    other.close();
  });

  it('starts again after its launcher was killed', async () => {
    const port = await findPort();
    await killedLauncher(port);
    const pid = Number(readFileSync(join(options.dir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
    const next = await startPostgres({ ...options, port });
    expect(next.pid).not.toBe(pid);
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it('handles accented letters and sorts them in the usual alphabetical order', async () => {
    const server = await startPostgres({ ...options, port: await findPort() });
    const rows = await ask(
      server.url,
      "select lower('ÜBER') as small, array(select unnest(array['zebra','Ärger','apfel']) order by 1) as sorted",
    );
    expect(rows).toEqual([{ small: 'über', sorted: ['apfel', 'Ärger', 'zebra'] }]);
    await server.stop();
  });
});
