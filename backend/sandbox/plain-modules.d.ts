// The launcher's files run before any compiler is installed; to their tests they are untyped.
declare module '*.mjs';
