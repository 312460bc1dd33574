import { spawn } from 'node:child_process';
import { ROOT } from './processes.mjs';

/** Runs a program to its end and collects what it says; it ends with the launcher. */
export function runOnce(command, args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
    const endToo = () => child.kill();
    process.once('exit', endToo);
    let spoken = '';
    let output = '';
    child.stdout.on('data', (chunk) => (spoken += chunk));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const finish = (code, text) => {
      process.off('exit', endToo);
      resolve({ code, spoken: spoken.trim(), output: text.trim() });
    };
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code) => finish(code ?? 1, output));
  });
}
