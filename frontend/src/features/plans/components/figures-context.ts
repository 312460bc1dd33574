import { createContext } from 'react';
import type { Eligibility, Provenance } from '#contract/api/plans.contract.js';
import type { SubmittedSearch } from '../model/submitted-search.js';

/**
 * The source of the plan prices in one part of a screen, and the household for which they were calculated. Plan links
 * pass both on to the plan's page. The context value is null if they are not known.
 */
interface FiguresSource extends Pick<SubmittedSearch, 'kinds'> {
  readonly provenance: Provenance;
  readonly eligibility: Eligibility;
}
export const FiguresContext = createContext<FiguresSource | null>(null);
