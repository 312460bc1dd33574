import { loadCountyMarkets, type CountyMarket } from '#modules/facts/index.js';
import { BRANDS, type Brand } from './brands.js';
import { chance } from './hash.js';
import { offersOf, type Offer } from './offers.js';
import type { Standing } from './prices.js';

const METALS = ['bronze', 'silver', 'gold', 'platinum', 'catastrophic'] as const;
type Metal = (typeof METALS)[number];

/** A plan that is on sale in a state, and what its price depends on. */
export interface StandingOffer {
  offer: Offer;
  standing: Standing;
}

/**
 * What the brands of the sample sell in one state and plan year. A county has as many insurers and plans of each metal
 * level as it really has.
 */
export class StateMarket {
  private readonly brands: readonly Brand[];
  private readonly offers = new Map<string, readonly Offer[]>();

  constructor(
    private readonly state: { abbrev: string; fips: string },
    private readonly year: number,
  ) {
    this.brands = brandsOf(state);
  }

  /** Returns what is on sale in a county. The plans of a metal level are spread evenly over the county's insurers. */
  soldIn(market: CountyMarket): StandingOffer[] {
    return this.brands.slice(0, market.issuers).flatMap((brand, rank) =>
      METALS.flatMap((metal) => {
        const count = Math.ceil((market[metal] - rank) / market.issuers);
        return this.offersOf(brand, metal)
          .slice(0, Math.max(0, count))
          .map((offer, place) => ({ offer, standing: { rank, place } }));
      }),
    );
  }

  /** Returns the plan with a brand's number, a design's number and a network; undefined if the state has none. */
  find(brandNumber: number, designNumber: string, network: number): StandingOffer | undefined {
    const rank = this.brands.findIndex(({ number }) => number === brandNumber);
    const brand = this.brands[rank];
    if (!brand) return undefined;
    for (const metal of METALS) {
      const offers = this.offersOf(brand, metal);
      const place = offers.findIndex((offer) => offer.design.number === designNumber && offer.network === network);
      const offer = offers[place];
      if (offer) return { offer, standing: { rank, place } };
    }
    return undefined;
  }

  private offersOf(brand: Brand, metal: Metal): readonly Offer[] {
    const key = `${brand.number} ${metal}`;
    const known = this.offers.get(key);
    if (known) return known;
    const name = metal.charAt(0).toUpperCase() + metal.slice(1);
    const offers = offersOf(brand, this.state.abbrev, name, this.year);
    this.offers.set(key, offers);
    return offers;
  }
}

/**
 * Returns the brands of a state, as many as its county with most insurers has. Each county has the first ones. The
 * first two, whose Silver plans decide the benchmark, sell no PPO plans: a part of the premium of those pays for extras.
 */
function brandsOf({ abbrev, fips }: { abbrev: string; fips: string }): Brand[] {
  const most = Math.max(
    0,
    ...[...loadCountyMarkets()].filter(([county]) => county.startsWith(fips)).map(([, { issuers }]) => issuers),
  );
  const inTurn = BRANDS.map((brand) => ({ brand, turn: chance('market', abbrev, brand.name) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ brand }) => brand);
  const first = inTurn.filter(({ type }) => type !== 'PPO').slice(0, 2);
  return [...first, ...inTurn.filter((brand) => !first.includes(brand))].slice(0, most);
}
