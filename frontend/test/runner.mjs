// Runs the component tests like the backend's tests, with the page that a browser would provide. One window serves all
// test files of a Jest worker, because the modules that the files share keep references to it. Jest starts these files
// last (longest-first.ts), so a worker that has the window runs no other tests.
import { createRequire } from 'node:module';
import runTestFile from '../../backend/test/jest/runner.mjs';

const require = createRequire(import.meta.url);
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

/** Names of which both Node and the page have an object. The tests use that of the page. */
const OF_THE_PAGE = [
  'Blob',
  'CustomEvent',
  'DOMException',
  'ErrorEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
];

/**
 * A Request that accepts relative URLs, as the Request of a browser does. Node's own Request accepts only absolute
 * URLs.
 */
class RequestFromPath extends Request {
  constructor(input, options) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost').href : input, options);
  }
}

/**
 * The observer that jsdom lacks. Every element counts as being in view as soon as it is observed.
 */
class IntersectionObserver {
  #report;
  constructor(report) {
    this.#report = report;
  }
  observe(target) {
    this.#report([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}

const channels = [];
/** A channel to other tabs. It ends with the test file, and does not keep the Jest worker running. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
    channels.push(this);
  }
}

const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/' });
const { document } = window;
// In tests, scrolling an element into view does nothing, because jsdom has no layout.
window.Element.prototype.scrollIntoView = () => undefined;
// In tests, no media query matches, because jsdom has no screen.
const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

// Errors of event listeners and of React fail the test, as those of the test itself do.
window.addEventListener('error', ({ error }) => void (error && process.emit('uncaughtException', error)));

const listeners = [];
for (const target of [window, document, document.documentElement, document.body]) {
  const add = target.addEventListener;
  target.addEventListener = (...args) => {
    listeners.push(() => target.removeEventListener(...args));
    add.apply(target, args);
  };
}

const timers = [];
/** Returns the function that starts a timer, changed so that the timer ends with the test file. */
const recorded = (start) =>
  Object.assign((...args) => {
    timers.push(start(...args));
    return timers.at(-1);
  }, start);

const ADDED = {
  BroadcastChannel: Channel,
  Request: RequestFromPath,
  IntersectionObserver,
  matchMedia: () => media,
  IS_REACT_ACT_ENVIRONMENT: true,
  setTimeout: recorded(setTimeout),
  setInterval: recorded(setInterval),
};
const isFunction = (value) => typeof value === 'function' && !value.prototype;
const lacking = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
const ofThePage = [...lacking, ...OF_THE_PAGE];
const names = [...ofThePage, 'addEventListener', 'removeEventListener', 'dispatchEvent'];
for (const name of names) {
  const value = window[name];
  // Tests may replace what the page provides.
  const bound = isFunction(value) ? value.bind(window) : undefined;
  Object.defineProperty(globalThis, name, {
    get: () => bound ?? window[name],
    set(given) {
      Object.defineProperty(globalThis, name, { value: given, writable: true, configurable: true });
    },
    configurable: true,
  });
}
for (const name of ['window', 'self', 'top', 'parent']) globalThis[name] = globalThis;

// Without these two, React schedules its work with timers. They run in their order, so React's effects have run when a
// query of Testing Library, which waits with a timer too, has found what they belong to.
const { setImmediate, MessageChannel } = globalThis;
Object.assign(globalThis, { setImmediate: undefined, MessageChannel: undefined });
const { createRoot } = require('react-dom/client');
Object.assign(globalThis, { setImmediate, MessageChannel }, ADDED);

// React and user-event listen to a document once, for as long as it exists.
createRoot(document.createElement('div'));
(await import('@testing-library/user-event')).default.setup();
listeners.length = 0;

const provided = [...names, ...Object.keys(ADDED), 'fetch'].map(
  (name) => /** @type {const} */ ([name, Object.getOwnPropertyDescriptor(globalThis, name)]),
);
const prototypes = ofThePage
  .map((name) => window[name]?.prototype)
  .filter((prototype) => prototype)
  .map((prototype) => /** @type {const} */ ([prototype, Object.getOwnPropertyDescriptors(prototype)]));

/** Takes back what the tests of a file have replaced or left behind, and empties the page. */
function clearPage() {
  for (const [name, descriptor] of provided) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  for (const [prototype, descriptors] of prototypes) {
    for (const key of Reflect.ownKeys(prototype)) if (!(key in descriptors)) delete prototype[key];
    Object.defineProperties(prototype, descriptors);
  }
  for (const timer of timers.splice(0)) clearTimeout(timer);
  for (const channel of channels.splice(0)) channel.close();
  for (const remove of listeners.splice(0)) remove();
  for (const element of [document.head, document.body]) element.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  window.history.replaceState(null, '', '/');
}

/** @type {typeof runTestFile} */
export default async function runComponentTests(...file) {
  try {
    return await runTestFile(...file);
  } finally {
    clearPage();
  }
}
