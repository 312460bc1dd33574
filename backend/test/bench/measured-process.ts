import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const Report = z.object({ port: z.optional(z.number()), cpu: z.optional(z.number()) });

/**
 * Makes this process report its port to its parent process and, on request, the processor time that it has used, in
 * microseconds.
 */
export function reportToParent({ port, forget }: { port: number; forget?: () => void }): void {
  process.on('message', (word) => {
    if (word === 'forget') forget?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('SIGTERM', () => process.exit());
  process.send?.({ port });
}

/**
 * Numbers of the two processors on which the measuring client and the measured servers run, if the system supports
 * this.
 */
const [CLIENT, SERVERS] = ['0', '1'];
const pin = (pid: number | undefined, processor: string): void =>
  void spawnSync('taskset', ['-cp', processor, String(pid)], { stdio: 'ignore' });

export interface Measured {
  readonly port: number;
  readonly cpu: () => Promise<number>;
  readonly forget: () => Promise<number>;
  readonly end: () => void;
}

/**
 * Starts a server of this folder in a separate process, as the Docker image starts the backend. The server's log is
 * discarded.
 */
export async function startMeasured(name: 'serve-app' | 'serve-raw', env: Record<string, string>): Promise<Measured> {
  const child = fork(new URL(`${name}.js`, import.meta.url), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=64'],
  });
  pin(child.pid, SERVERS);
  pin(process.pid, CLIENT);
  const nextReport = async (): Promise<z.infer<typeof Report>> => z.parse(Report, (await once(child, 'message'))[0]);
  const { port } = await nextReport();
  const ask = async (word: string): Promise<number> => {
    const answer = nextReport();
    child.send(word);
    return (await answer).cpu ?? 0;
  };
  return { port: port ?? 0, cpu: () => ask('cpu'), forget: () => ask('forget'), end: () => void child.kill() };
}
