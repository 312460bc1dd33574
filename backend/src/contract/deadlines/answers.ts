import * as z from 'zod/mini';
import { day } from '../fields.js';

/**
 * Coverage that a person may have now: `job` is from the person's or the spouse's present job, `partA` is Medicare Part
 * A alone, and `medicare` includes Part B. The ids are part of stored data and must not be changed.
 */
export const COVERS = ['job', 'marketplace', 'medicaid', 'va', 'partA', 'medicare', 'none'] as const;

/**
 * Events in a person's life that open an enrollment window. The date of `stopped` is the last day of the job or of its
 * coverage, whichever is earlier; the date of `lostMedicaid` is the last day of Medicaid or CHIP, and that of
 * `lost` the last day of any other coverage; the date of `partB` is the day on which Medicare Part B starts. The ids
 * are part of stored data and must not be changed.
 */
export const LIFE_EVENTS = ['stopped', 'lostMedicaid', 'lost', 'moved', 'married', 'baby', 'partB'] as const;
export type LifeEvent = (typeof LIFE_EVENTS)[number];

/** `events` has the date of each event that has happened or is going to happen. */
export const DeadlineAnswers = z.object({
  birth: day,
  covers: z.array(z.enum(COVERS)).check(z.maxLength(COVERS.length)),
  events: z.partialRecord(z.enum(LIFE_EVENTS), day),
});
export type DeadlineAnswers = z.infer<typeof DeadlineAnswers>;
