import { isAbout, isProgramAbout } from '../../../../backend/src/contract/benefit-topics.js';
import type { Topic } from '../../../../backend/src/contract/topics.js';

/** Whether a benefit is one of those the person asked for. */
export const isWished = (benefit: Parameters<typeof isAbout>[0], topics: readonly Topic[]): boolean => topics.some((topic) => isAbout(benefit, topic));

/** The same of one of the plan's disease-management programs. */
export const isWishedProgram = (program: string, topics: readonly Topic[]): boolean => topics.some((topic) => isProgramAbout(program, topic));
