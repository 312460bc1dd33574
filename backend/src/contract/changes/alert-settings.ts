import * as z from 'zod/mini';

/** Whether a person gets mails about a topic, and since when that has been so (ISO 8601, null if never decided). */
export const AlertSettings = z.object({ isOn: z.boolean(), since: z.nullable(z.string()) });
export type AlertSettings = z.infer<typeof AlertSettings>;
