import * as z from 'zod/mini';
import { PlanFacts } from '../compare/plan-facts.js';

/** What is stored, encrypted, about a saved plan at the time of its last comparison. */
export const Snapshot = z.object({
  /** The saved answers for which the figures hold, as JSON. Figures for other answers are not compared with them. */
  search: z.string(),
  /** Fingerprint of the plan's figures for an invented household (see `PlanFigures`). */
  fingerprint: z.string(),
  /** Release of the data about medicines and doctors from which the facts about them come. */
  careRelease: z.string(),
  facts: PlanFacts,
});
export type Snapshot = z.infer<typeof Snapshot>;
