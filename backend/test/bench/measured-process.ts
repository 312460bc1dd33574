import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const Said = z.object({ port: z.optional(z.number()), cpu: z.optional(z.number()) });

/** The child's side: says where it listens, and on request how much processor time it has used, in microseconds. */
export function obey({ port, forget }: { port: number; forget?: () => void }): void {
  process.on('message', (word) => {
    if (word === 'forget') forget?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('SIGTERM', () => process.exit());
  process.send?.({ port });
}

/** The one who asks and those who answer have a processor each, where the system can do that (product.md, section 5: method). */
const [CLIENT, SERVERS] = ['0', '1'];
const pin = (pid: number | undefined, processor: string): void => void spawnSync('taskset', ['-cp', processor, String(pid)], { stdio: 'ignore' });

export interface Measured {
  readonly port: number;
  /** Microseconds of processor time used so far, all threads. */
  readonly cpu: () => Promise<number>;
  readonly forget: () => Promise<number>;
  readonly end: () => void;
}

/** Starts a server beside this file in a process of its own, as the image starts the backend; its log lines are written and go nowhere. */
export async function startMeasured(name: 'serve-app' | 'serve-raw', env: Record<string, string>): Promise<Measured> {
  const child = fork(new URL(`${name}.js`, import.meta.url), { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: ['--max-semi-space-size=64'] });
  pin(child.pid, SERVERS);
  pin(process.pid, CLIENT);
  const said = async (): Promise<z.infer<typeof Said>> => z.parse(Said, (await once(child, 'message'))[0]);
  const { port } = await said();
  const ask = async (word: string): Promise<number> => {
    const answer = said();
    child.send(word);
    return (await answer).cpu ?? 0;
  };
  return { port: port ?? 0, cpu: () => ask('cpu'), forget: () => ask('forget'), end: () => void child.kill() };
}
