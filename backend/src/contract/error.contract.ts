import * as z from 'zod/mini';

/** The one error envelope. The specification's screens read `detail`, then `message`; both carry the sentence. */
export const ErrorReply = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string(),
  requestId: z.string(),
  /** Field path (dot-joined) -> what is wrong with it. */
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
