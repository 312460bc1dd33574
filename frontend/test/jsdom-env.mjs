// jsdom lacks what Node and browsers both have; React Router and RTK Query need it.
import { TestEnvironment } from 'jest-environment-jsdom';

const SHARED = [
  'TextEncoder', 'TextDecoder', 'fetch', 'Response', 'Headers', 'FormData', 'ReadableStream', 'WritableStream', 'TransformStream',
  'structuredClone', 'AbortController', 'AbortSignal', 'BroadcastChannel',
];

/** Node's Request wants whole addresses; pages use paths. */
class RequestFromPath extends Request {
  constructor(input, options) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost').href : input, options);
  }
}

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request = RequestFromPath;
    for (const name of SHARED) {
      if (this.global[name] === undefined || name.startsWith('Abort')) this.global[name] = globalThis[name];
    }
  }
}
