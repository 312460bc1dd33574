import type { Limit } from './plan-design.js';

export const isApplicable = ({ covers }: Limit, kind: 'medical' | 'drug'): boolean =>
  covers === 'whole' || covers === kind;
