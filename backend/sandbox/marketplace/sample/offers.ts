import { issuerId, type Brand } from './brands.js';
import { designsOf, type Design } from './designs.js';
import { chance } from './hash.js';

const NETWORKS = [1, 2] as const;
type Network = (typeof NETWORKS)[number];

export interface Offer {
  brand: Brand;
  design: Design;
  network: Network;
}

/**
 * Returns the plans of one metal level that a brand can sell in a state, in order of priority. If the brand sells three
 * plans in a county, they are the first three of this list. The standard design comes first (45 CFR 156.201), then the
 * cheapest design. Most plans with the larger network come late.
 */
export function offersOf(brand: Brand, state: string, metal: string, year: number): Offer[] {
  const designs = designsOf(year).filter((design) => design.metal === metal);
  const cheapest = designs
    .filter((design) => design.standardDesign === undefined)
    .toSorted((a, b) => a.price - b.price)[0];
  const turnOf = (design: Design, network: Network): number => {
    if (network === 1 && design.standardDesign !== undefined) return -2;
    if (network === 1 && design === cheapest) return -1;
    return chance('turn', state, brand.name, design.number, network) + (network === 2 ? 0.6 : 0);
  };
  return designs
    .flatMap((design) => NETWORKS.map((network) => ({ brand, design, network, turn: turnOf(design, network) })))
    .toSorted((a, b) => a.turn - b.turn);
}

/** Returns the id of an invented plan in the form of real plan ids: issuer, state, product and number. */
export function offerId({ brand, design, network }: Offer, state: string, stateFips: string): string {
  return `${issuerId(brand, stateFips)}${state}00${network}${design.number.padStart(4, '0')}`;
}
