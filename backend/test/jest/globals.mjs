// Test files get this module when they import @jest/globals. Modules stay loaded when the next test file begins. Each
// function of this module therefore calls the function of the same name that belongs to the current test file.
const globals = /** @type {Record<string, any>} */ (globalThis);

/**
 * Returns a function that calls the function with the given name in the current test file.
 * @param {string} name
 */
const current = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, _this, args) => globals[name](...args),
    get: (_target, key) => globals[name][key],
  });

export const afterAll = current('afterAll');
export const afterEach = current('afterEach');
export const beforeAll = current('beforeAll');
export const beforeEach = current('beforeEach');
export const describe = current('describe');
export const expect = current('expect');
export const it = current('it');
export const jest = current('jest');
