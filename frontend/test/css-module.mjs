/** A stand-in for CSS modules in tests. The value of every class is the name of the class itself. */
export default new Proxy({}, { get: (_, name) => name });
