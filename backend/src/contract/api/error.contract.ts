import * as z from 'zod/mini';

/** Body of every error response. `detail` and `message` hold the same sentence, because clients may read either. */
export const ErrorReply = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string(),
  requestId: z.string(),
  /** Messages for invalid fields, keyed by each field's path joined with dots. */
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
