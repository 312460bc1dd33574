import { createContext } from 'react';
import type { Provenance } from '../../../../backend/src/contract/plans.contract.js';

/** Where the figures on this part of the screen come from, so that a link can take that along with them; null: not told. */
export const ShownAs = createContext<Provenance | null>(null);
