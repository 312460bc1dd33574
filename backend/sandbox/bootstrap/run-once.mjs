import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a program until it exits and collects its output. The program is stopped if the process that started it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is stdout and stderr interleaved
 */
export function runOnce(command, args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
    const endToo = () => child.kill();
    process.once('exit', endToo);
    let stdout = '';
    let output = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const finish = (/** @type {number} */ code, /** @type {string} */ text) => {
      process.off('exit', endToo);
      resolve({ code, stdout: stdout.trim(), output: text.trim() });
    };
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code) => finish(code ?? 1, output));
  });
}
