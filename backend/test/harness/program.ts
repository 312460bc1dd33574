import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder in which Node keeps compiled code from one start to the next, as the Docker image does. */
const COMPILE_CACHE = resolve(process.env['DATA_DIR'] ?? '.data', 'compile-cache');

const PROGRAMS = {
  backend: 'dist/backend/src/main.js',
  workers: 'dist/workers/src/main.js',
  migrate: 'dist/backend/src/commands/migrate.js',
};

/** A process of the built site, which a test can start, kill and stop. */
export class Program {
  log = '';
  /** Resolves to the exit code, or to null if a signal ended the process. */
  readonly ended: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'exit').then(([code]) => code as number | null);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.log += text));
  }

  /** `folder` contains another version of the site. Without it, the version that is being tested is started. */
  static start(name: keyof typeof PROGRAMS, environment: Record<string, string>, folder = '.'): Program {
    const program = join(folder, PROGRAMS[name]);
    if (!existsSync(program)) throw new Error(`${program} is not built: run "npm run build" first`);
    const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...environment };
    return new Program(
      spawn(process.execPath, [PROGRAMS[name]], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Kills the process immediately, so that it cannot finish anything. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
