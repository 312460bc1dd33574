import { isAbout, isProgramAbout } from '#contract/plans/benefit-topics.js';
import type { Topic } from '#contract/plans/topics.js';

export const isPreferredBenefit = (benefit: Parameters<typeof isAbout>[0], topics: readonly Topic[]): boolean =>
  topics.some((topic) => isAbout(benefit, topic));

export const isPreferredProgram = (program: string, topics: readonly Topic[]): boolean =>
  topics.some((topic) => isProgramAbout(program, topic));
