import type { Sharing } from './plan-design.js';

/** Care that costs the person nothing. In the network, preventive care is free by law (45 CFR 147.130). */
export const FREE: Sharing = { copay: 0, copayPer: 'use', rate: 0, deductible: 'none' };
