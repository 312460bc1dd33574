// This file runs every npm script. This file and the folder "bootstrap" must run on Node 20 before any package is
// installed, so they use neither packages nor TypeScript. All other code in backend/sandbox is TypeScript, which newer
// versions of Node run directly.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureNode } from './bootstrap/node.mjs';
import { PlainError } from './bootstrap/plain-error.mjs';

const LOOK_AT_PARENT_EVERY_MS = 500;

/**
 * Runs the command of an npm script, with a newer Node if necessary.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function main(args) {
  const node = await ensureNode();
  if (node !== process.execPath) return runWith(node, args);
  const { runCommand } = await import('./commands/main.ts');
  return runCommand(args);
}

/**
 * Runs the same command in a new process with another Node program. The new process shuts everything down by itself, so
 * the current process only forwards signals and waits until the new process has ended.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function runWith(node, args) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  // A killed npm cannot forward a signal. However, this process then gets another parent process, which shows that npm
  // has ended.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), LOOK_AT_PARENT_EVERY_MS).unref();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

// Write errors are ignored, because the terminal or pipe may be closed before everything has stopped in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exit(1);
  },
);
