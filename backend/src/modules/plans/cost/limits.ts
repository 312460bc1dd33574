import type { Limit } from './plan-design.js';

/** Returns whether a deductible or a maximum applies to this kind of care. */
export const isApplicable = ({ covers }: Limit, kind: 'medical' | 'drug'): boolean =>
  covers === 'whole' || covers === kind;
