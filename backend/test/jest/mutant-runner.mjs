// Test framework for Jest that runs test files repeatedly in one process, each time with another small mistake (a
// mutant) active in the source code. Each message from backend/sandbox/mutation/test-process.ts names the test file to
// run next.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import runTestFile from './runner.mjs';

/**
 * A request to run a test file, and the reply to such a request. In the reply, times are in milliseconds. `loaded`
 * contains the numbers of the mutants whose code ran while modules were loaded, and `reached` the numbers of those
 * whose code ran in the tests.
 * @typedef {{ test: string, mutant: number | null, timeLimitMs: number }} Request
 * @typedef {{ failure: string | null, ms: number, longestMs: number, loaded: number[], reached: number[] }} Reply
 */

/** Maps each file's path to its source code, with all mutants inserted. @type {Record<string, string>} */
const sources = JSON.parse(readFileSync(process.env['MUTATION_SOURCES'] ?? '', 'utf8'));
const switched = new Map(Object.entries(sources).map(([path, text]) => [pathToFileURL(path).href, text]));
/**
 * Number of the active mutant, or null if none is active. Some mutants must be active before their module is loaded.
 * @type {number | null}
 */
let active = process.env['MUTANT'] ? Number(process.env['MUTANT']) : null;
/** Numbers of the mutants whose code has run, while modules were loaded or in the tests. @type {Set<number>} */
let reached = new Set();
/** URL of the current test file. Each run uses a different URL, so that Node loads the file again. */
let current = '';
let runs = 0;

Reflect.set(globalThis, 'isMutant', (/** @type {number} */ mutant) => {
  reached.add(mutant);
  return mutant === active;
});

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === current ? { ...found, url: `${current}?run=${runs}` } : found;
  },
  load(url, context, next) {
    const text = switched.get(url);
    if (text === undefined) return next(url.replace(/\?run=\d+$/, ''), context);
    const { code } = transformSync(text, { filename: fileURLToPath(url) });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * Waits for requests to run a test file, and answers each of them until the process is ended from outside.
 * @param {any} globalConfig
 * @param {any} config
 * @param {any} environment
 */
export default async function runMutants(globalConfig, config, environment) {
  /**
   * Runs one test file, with the requested mutant if there is one.
   * @param {Request} request
   * @returns {Promise<Reply>}
   */
  async function run({ test, mutant, timeLimitMs }) {
    current = pathToFileURL(test).href;
    runs += 1;
    active = mutant;
    reached = new Set();
    let longestMs = 0;
    /** @type {Set<number>} */
    let loaded = new Set();
    /** @type {string | null} */
    let failure = null;
    const observed = Object.assign(Object.create(environment), {
      /**
       * Observes the test framework's events, to measure the tests and to stop after the first failure.
       * @param {{ name: string, test?: any }} event
       */
      handleTestEvent(event) {
        if (event.name === 'run_start') [loaded, reached] = [reached, new Set()];
        // After the first failure, the other tests of the file are skipped, because they can show nothing new.
        if (event.name === 'test_start' && failure) event.test.mode = 'skip';
        if (event.name !== 'test_done') return;
        longestMs = Math.max(longestMs, event.test.duration ?? 0);
        if (event.test.errors.length > 0) failure ??= `${event.test.name}: ${firstLine(event.test.errors[0])}`;
      },
    });
    const began = performance.now();
    try {
      // Each run uses its own Redis database, so that workers of an earlier, failed run cannot take the jobs of the
      // current run.
      process.env['JEST_WORKER_ID'] = String(Number(process.env['FIRST_REDIS'] ?? 1) + (runs % 5));
      const limited = { ...globalConfig, testTimeout: timeLimitMs };
      const { testExecError, numFailingTests } = await runTestFile(limited, config, observed, null, test, undefined);
      if (testExecError || numFailingTests > 0) failure ??= firstLine(testExecError);
    } catch (error) {
      failure ??= firstLine(error);
    }
    active = null;
    return {
      failure,
      ms: Math.round(performance.now() - began),
      longestMs,
      loaded: [...loaded],
      reached: [...reached],
    };
  }
  // Promises of an earlier run may still fail between two runs. No test would notice, so these errors are ignored.
  for (const late of ['unhandledRejection', 'uncaughtException']) process.on(late, () => undefined);
  process.on('message', (/** @type {Request} */ request) => void run(request).then((reply) => process.send?.(reply)));
  process.send?.('ready');
  await new Promise(() => setInterval(() => undefined, 60_000));
}

/**
 * Returns the first non-empty line of an error's message.
 * @param {any} error
 */
const firstLine = (error) => {
  const message = [error].flat().find(Boolean)?.message ?? String(error);
  return message.split('\n').find((/** @type {string} */ line) => line.trim() !== '') ?? 'failed';
};
