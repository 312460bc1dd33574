import * as z from 'zod/mini';

/**
 * Body of every error response. `detail` and `message` contain the same sentence, because some API clients read only
 * `detail` and others only `message`.
 */
export const ErrorReply = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
