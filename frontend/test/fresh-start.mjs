import { afterEach, beforeEach, jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import { cleanup, render } from '@testing-library/react';
import { privateDataCleared } from '#store/index.js';
import { aStore } from '#store/store.builder.js';
import { discardUnsavedEntries } from '#ui/form/unsaved-entries.js';

// Time limit of asynchronous queries in component tests, in milliseconds. Results are usually available immediately,
// but they may take a long time on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

const { fetch, matchMedia } = globalThis;
function emptyStorage() {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Each test file begins without anybody's entries, in the browser's storage and in the memory of the modules. Each test
 * begins with the real clock and network and an empty storage, whatever the test before it has left. A test whose calls
 * of `act` overlap fails itself, because afterwards React would render nothing at once.
 */
export default function freshStart() {
  aStore().dispatch(privateDataCleared());
  discardUnsavedEntries();
  emptyStorage();
  beforeEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { fetch, matchMedia, IS_REACT_ACT_ENVIRONMENT: true });
    emptyStorage();
  });
  afterEach(() => {
    cleanup();
    if (render('rendered').container.textContent !== 'rendered') throw new Error('Calls of act() overlapped.');
    cleanup();
  });
}
