// A jsdom environment with the globals that Node and browsers have but jsdom lacks. React Router and RTK Query need
// them.
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

/** A Request that accepts paths, as in a browser, because Node's Request accepts only complete URLs. */
class RequestFromPath extends Request {
  constructor(input, options) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost').href : input, options);
  }
}

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request = RequestFromPath;
    // jsdom has no layout, so scrolling into view does nothing.
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    for (const name of SHARED) {
      if (this.global[name] === undefined || name.startsWith('Abort')) this.global[name] = globalThis[name];
    }
  }
}
