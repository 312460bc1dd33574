import { buildServer } from './build.mjs';
import { BACKEND, startProgram, untilReady, WORKERS } from './site.mjs';
import { say } from './step.mjs';

/** Backend and workers during development: compiled and started anew after a change; a mistake leaves the old ones running. */
export class ServerProcesses {
  #running = [];

  constructor(node, env, stack) {
    Object.assign(this, { node, env, stack });
  }

  async start() {
    this.#running = [BACKEND, WORKERS].map((program) => startProgram(this.node, program, this.env));
    for (const program of this.#running) this.stack.host(program);
    await untilReady(this.#running, this.env);
  }

  async rebuild() {
    const began = performance.now();
    try {
      const remark = await buildServer(this.node);
      if (remark === 'up to date') return;
      await Promise.all(this.#running.map((program) => program.stop()));
      await this.start();
      say(`  Server restarted in ${((performance.now() - began) / 1000).toFixed(1)} s (${remark})`);
    } catch (error) {
      say(`\n${error.message}\n\nThe server waits for the next change.`);
    }
  }
}
