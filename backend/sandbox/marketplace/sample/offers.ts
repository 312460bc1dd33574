import { issuerId, type Brand } from './brands.js';
import { designsOf, type Design } from './designs.js';
import { chance } from './hash.js';

/** A brand sells each design with its usual network (1) and with its wider one (2). */
const NETWORKS = [1, 2] as const;
type Network = (typeof NETWORKS)[number];

/** A plan as a brand sells it: a plan design with one of the brand's networks. */
export interface Offer {
  brand: Brand;
  design: Design;
  network: Network;
}

/**
 * Returns what a brand may sell of one metal level in a state, in the order in which it puts plans on sale: a county
 * with three of the brand's plans has the first three. The standard design comes first (45 CFR 156.201), then the
 * cheapest one; most plans with the wider network come late.
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

/** Returns the plan id of an offer, which has the form of real ids: issuer, state, product and number. */
export function offerId({ brand, design, network }: Offer, state: string, stateFips: string): string {
  return `${issuerId(brand, stateFips)}${state}00${network}${design.number.padStart(4, '0')}`;
}
