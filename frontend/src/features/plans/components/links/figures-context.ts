import { createContext } from 'react';
import type { Eligibility, Provenance } from '#contract/api/plans.contract.js';
import type { SubmittedSearch } from '../../model/search/submitted-search.js';

/**
 * The source of the plan prices in one part of a screen, with the household and the tax credit on which these prices
 * are based. A link to a plan passes all of this on to the plan's page. The context is null where there are no prices.
 */
interface FiguresSource extends Pick<SubmittedSearch, 'kinds'> {
  readonly provenance: Provenance;
  readonly eligibility: Eligibility;
}
export const FiguresContext = createContext<FiguresSource | null>(null);
