import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const Usage = z.object({
  /** Processor time that all threads have used so far, in microseconds. */
  cpu: z.number(),
  /** Memory of the process (resident set size), in bytes. */
  memory: z.number(),
  /** Number of open handles: sockets, timers, files and pending calls. */
  handles: z.number(),
});
type Usage = z.infer<typeof Usage>;
const Report = z.object({ port: z.optional(z.number()), usage: z.optional(Usage) });

/** Makes this process report its port to its parent process and, on request, its use of processor time and memory. */
export function reportToParent(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpu: user + system,
      memory: process.memoryUsage().rss,
      handles: process.getActiveResourcesInfo().length,
    };
    process.send?.({ usage });
  });
  for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit());
  process.send?.({ port });
}

/**
 * Numbers of the two processors on which the measuring client and the measured servers run, if the system can assign a
 * process to one processor.
 */
const [CLIENT, SERVERS] = ['0', '1'];
const pin = (pid: number | undefined, processor: string): void =>
  void spawnSync('taskset', ['-cp', processor, String(pid)], { stdio: 'ignore' });

export interface Measured {
  readonly port: number;
  /** Returns the processor time that all threads of the server have used so far, in microseconds. */
  readonly cpu: () => Promise<number>;
  /** Returns the server's current use of processor time, memory and handles. */
  readonly usage: () => Promise<Usage>;
  /** Asks the server to stop, and waits until its process has ended. */
  readonly end: () => Promise<void>;
}

/**
 * Starts one of the programs `serve-app` and `serve-bare` in a separate process, with the same Node options as the
 * Docker image. The log of the program is discarded.
 */
export async function startMeasured(
  name: 'serve-app' | 'serve-bare',
  env: Record<string, string>,
  { isPinned = true } = {},
): Promise<Measured> {
  const child = fork(new URL(`${name}.js`, import.meta.url), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=64'],
  });
  if (isPinned) {
    pin(child.pid, SERVERS);
    pin(process.pid, CLIENT);
  }
  const nextReport = async (): Promise<z.infer<typeof Report>> => z.parse(Report, (await once(child, 'message'))[0]);
  const { port } = await nextReport();
  const usage = async (): Promise<Usage> => {
    const answer = nextReport();
    child.send('usage');
    return z.parse(Usage, (await answer).usage);
  };
  return {
    port: port ?? 0,
    cpu: async () => (await usage()).cpu,
    usage,
    end: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
