import type { Settings } from '../processes/environment.ts';
import type { Running } from '../processes/processes.ts';
import type { Stack } from '../processes/stack.ts';
import { print } from '../processes/step.ts';
import { buildServer } from './build.ts';
import { BACKEND, startProgram, untilReady, WORKERS } from './site.ts';

/** Rebuilds and restarts backend and workers after each change. If a build fails, the old ones keep running. */
export class ServerProcesses {
  #running: Running[] = [];
  readonly #node: string;
  readonly #env: Settings;
  readonly #stack: Stack;

  constructor(node: string, env: Settings, stack: Stack) {
    this.#node = node;
    this.#env = env;
    this.#stack = stack;
  }

  async start(): Promise<void> {
    this.#running = [BACKEND, WORKERS].map((program) => startProgram(this.#node, program, this.#env));
    for (const program of this.#running) void this.#stack.host(program);
    await untilReady(this.#running, this.#env);
  }

  async rebuild(): Promise<void> {
    const began = performance.now();
    try {
      const remark = await buildServer(this.#node);
      if (remark === 'up to date') return;
      await Promise.all(this.#running.map((program) => program.stop()));
      await this.start();
      print(`  Server restarted in ${((performance.now() - began) / 1000).toFixed(1)} s (${remark})`);
    } catch (error) {
      print(`\n${(error as Error).message}\n\nThe server waits for the next change.`);
    }
  }
}
