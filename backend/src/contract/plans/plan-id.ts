import * as z from 'zod/mini';

/**
 * HIOS id of a plan, made up of issuer, state, product and component. The same id in another year is a different plan.
 */
export const PlanId = z.string().check(z.regex(/^\d{5}[A-Z]{2}\d{7}$/));
