import { loadCountyMarkets, type CountyMarket } from '#modules/facts/index.js';
import { BRANDS, type Brand } from './brands.js';
import { chance } from './hash.js';
import { offersOf, type Offer } from './offers.js';
import type { Standing } from './prices.js';

const METALS = ['bronze', 'silver', 'gold', 'platinum', 'catastrophic'] as const;
type Metal = (typeof METALS)[number];

/** The rank of a plan and of its brand in the state decides its price. */
export interface StandingOffer {
  offer: Offer;
  standing: Standing;
}

/**
 * The invented plans of one state and plan year. Each county has its real numbers of insurers and of plans of each
 * metal level or, if they are not published, the medians of its rating area or state.
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
 * Returns a state's invented brands, in order of rank. Their number is that of the insurers in the state's county with
 * the most insurers. A county with fewer insurers has only the first of these brands. The first two brands sell no PPO
 * plans, because their Silver plans decide what the benchmark costs, and part of a PPO premium does not count toward
 * the benchmark.
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
