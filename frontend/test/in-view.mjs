/**
 * A stand-in for the browser's IntersectionObserver, which jsdom lacks. Every element counts as being in view as soon
 * as it is observed.
 */
globalThis.IntersectionObserver ??= class {
  #report;
  constructor(report) {
    this.#report = report;
  }
  observe(target) {
    this.#report([{ isIntersecting: true, target }]);
  }
  disconnect() {}
};
