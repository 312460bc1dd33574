// A jsdom environment with globals that React Router and RTK Query need. Browsers have these globals, but jsdom does
// not.
import { TestEnvironment } from 'jest-environment-jsdom';

const SHARED = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
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

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request = RequestFromPath;
    // In tests, scrolling an element into view does nothing, because jsdom has no layout.
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    // In tests, no media query matches, because jsdom has no screen.
    const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    this.global.matchMedia ??= () => media;
    for (const name of SHARED) {
      if (this.global[name] === undefined || name.startsWith('Abort')) this.global[name] = globalThis[name];
    }
  }
}
