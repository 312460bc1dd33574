import { beforeEach, jest } from '@jest/globals';

const { fetch, matchMedia } = globalThis;
/** Each test begins with the real clock and network and an empty browser, whatever the test before it has left. */
beforeEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { fetch, matchMedia });
  localStorage.clear();
  sessionStorage.clear();
});
