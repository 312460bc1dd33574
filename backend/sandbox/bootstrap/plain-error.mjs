/** An error that the user can fix. Its message is one plain sentence, shown without a stack trace. */
export class PlainError extends Error {}
