/**
 * An error that the user of the command can resolve: its message is one plain sentence, shown without a stack trace.
 */
export class PlainError extends Error {}
