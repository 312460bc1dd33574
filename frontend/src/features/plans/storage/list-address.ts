import * as z from 'zod/mini';
import { VISIT_KEYS } from '#features/session/index.js';
import { storedValue } from '#store/stored-value.js';

/** Path and query of the list of plans that this tab showed last. Links back to the list keep its order and filters. */
export const storedListAddress = storedValue('sessionStorage', VISIT_KEYS.list, z.string(), '');

/** The history state of links back to the list, which then scrolls to where the person left it. */
export const LIST_RETURN = 'list-return';
