// Runs test files with Jest's own test framework, but lets Node import the modules. All files that one Jest worker runs
// share the modules. Jest itself would load them again for each file, which takes as
// long as running the tests.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { hashQuickly } from './quick-passwords.mjs';
import './sources.mjs';

const require = createRequire(import.meta.url);
const { default: runWithCircus } = require(require.resolve('jest-circus/runner'));
const globals = /** @type {Record<string | symbol, any>} */ (globalThis);

const nativeModules = {
  /** Returns a new instance of the test framework, because each one holds the state of one test file. */
  requireInternalModule: (/** @type {string} */ path) => {
    delete require.cache[path];
    return require(path);
  },
  requireModule: (/** @type {string} */ path) => require(path).default ?? require(path),
  unstable_shouldLoadAsEsm: (/** @type {string} */ path) => !path.endsWith('fresh-start.mjs'),
  unstable_importModule: (/** @type {string} */ path) => import(pathToFileURL(path).href),
  setGlobalsForRuntime: () => undefined,
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
};

/**
 * Runs one test file. The parameters and the result are those of a `testRunner` in Jest's configuration.
 * @param {any} globalConfig
 * @param {any} config
 * @param {any} environment
 * @param {unknown} _modules
 * @param {string} testPath
 * @param {unknown} report
 */
export default async function runTestFile(globalConfig, config, environment, _modules, testPath, report) {
  const notFaked = config.displayName?.name === 'frontend' ? ['nextTick', 'queueMicrotask', 'setImmediate'] : [];
  const mocker = new environment.moduleMocker.constructor(globalThis);
  const timers = new environment.fakeTimersModern.constructor({ config, global: globalThis });
  globals['jest'] = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    // In a page, these belong to Node alone: React's test helper and the bodies of responses wait with them.
    useFakeTimers: (/** @type {any} */ { doNotFake = [], ...options } = {}) =>
      timers.useFakeTimers({ ...options, doNotFake: [...doNotFake, ...notFaked] }),
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    runAllTimers: timers.runAllTimers.bind(timers),
    setSystemTime: timers.setSystemTime.bind(timers),
    useRealTimers: () => timers.useRealTimers(),
  };
  hashQuickly(config.displayName?.name === 'medium');
  const environmentVariables = { ...process.env };
  // Jest has set `Error.prepareStackTrace`. Once this function is removed, Node shows the source lines in stack traces
  // itself.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  // The test framework stores its event handlers in the global object, under the symbol EVENT_HANDLERS. The handlers
  // are removed, so that those of the previous test file do not run again.
  delete globals[Symbol.for('EVENT_HANDLERS')];
  try {
    const observed = { global: globalThis, handleTestEvent: environment.handleTestEvent };
    return await runWithCircus(globalConfig, config, observed, nativeModules, testPath, report);
  } finally {
    timers.useRealTimers();
    mocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in environmentVariables)) delete process.env[name];
    Object.assign(process.env, environmentVariables);
  }
}
