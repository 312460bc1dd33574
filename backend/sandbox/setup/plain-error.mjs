/** An error the person at the keyboard can act on: its message is one plain sentence, shown without a stack trace. */
export class PlainError extends Error {}
