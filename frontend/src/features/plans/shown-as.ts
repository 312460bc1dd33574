import { createContext } from 'react';
import type { Eligibility, Provenance } from '../../../../backend/src/contract/plans.contract.js';

/** Where the figures on this part of the screen come from, and whom they are for, so that a link can take that along with them; null: not told. */
export const ShownAs = createContext<{ readonly provenance: Provenance; readonly eligibility: Eligibility } | null>(null);
