import type { Sharing } from './plan-design.js';

/**
 * Cost sharing of care for which the person pays nothing. Preventive care in the plan's network is free by law (45 CFR
 * 147.130).
 */
export const FREE: Sharing = { copay: 0, copayPer: 'use', rate: 0, deductible: 'none' };
