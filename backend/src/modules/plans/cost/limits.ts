import type { Limit } from './design/plan-design.js';

export const isApplicable = ({ covers }: Limit, kind: 'medical' | 'drug'): boolean =>
  covers === 'whole' || covers === kind;
