import { LIFESTYLE_PROGRAMS } from './limits.js';

/** What people ask of a plan, under the specification's own labels (document 2, sections 3 and 5). What answers each of them stands in benefit-topics.ts. */
export const TOPICS = ['Dental', 'Dental for children', 'Vision', 'Vision for children', 'Maternity', 'Pediatric', 'Essential Benefits', ...LIFESTYLE_PROGRAMS] as const;
export type Topic = (typeof TOPICS)[number];
