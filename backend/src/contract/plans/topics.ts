import { LIFESTYLE_PROGRAMS } from '../limits/plans.js';

/**
 * Features that people want from a plan, such as dental care, with the labels shown on screen. `benefit-topics.ts`
 * defines which marketplace benefits belong to each feature.
 */
export const TOPICS = [
  'Dental',
  'Dental for children',
  'Vision',
  'Vision for children',
  'Maternity',
  'Pediatric',
  'Essential Benefits',
  ...LIFESTYLE_PROGRAMS,
] as const;
export type Topic = (typeof TOPICS)[number];
