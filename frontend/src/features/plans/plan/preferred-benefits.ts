import { isAbout, isProgramAbout } from '#contract/benefit-topics.js';
import type { Topic } from '#contract/topics.js';

/** Returns whether a benefit belongs to one of the topics that the person prefers. */
export const isPreferredBenefit = (benefit: Parameters<typeof isAbout>[0], topics: readonly Topic[]): boolean =>
  topics.some((topic) => isAbout(benefit, topic));

/** Returns whether a disease-management program belongs to one of the topics that the person prefers. */
export const isPreferredProgram = (program: string, topics: readonly Topic[]): boolean =>
  topics.some((topic) => isProgramAbout(program, topic));
