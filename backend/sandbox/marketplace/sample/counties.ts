/**
 * Counties of the sample catalogue, grouped by the number of plans offered there: 138 in `metro`, 69 in `city`, 14 in
 * `town`, 4 in `few`, and a single Silver plan in `one`. The names and rating areas of the counties are real.
 */
type MarketSize = 'metro' | 'city' | 'town' | 'few' | 'one';

export interface Market {
  brands: readonly number[];
  designs?: readonly string[];
}

/**
 * The brands and plan designs sold in a market of each size. Brands are given by their position in the list of brands.
 * If no designs are listed, all of them are sold.
 */
const MARKETS: Readonly<Record<MarketSize, Market>> = {
  metro: { brands: [0, 1, 2, 3, 4, 5] },
  city: { brands: [0, 2, 4] },
  town: { brands: [1, 3], designs: ['03', '04', '08', '10', '14', '17', '18'] },
  few: { brands: [2], designs: ['03', '08', '10', '17'] },
  one: { brands: [2], designs: ['03', '08', '17'] },
};

/** The counties in which the sample has plans, by county code. */
const COUNTIES: Readonly<Record<MarketSize, string>> = {
  metro: '48113 48201 12086',
  city: '48453 12057 40109 40143 30111 37183 04013 22071 55025 01073 49035 47037 29095 18097 39049 26163',
  town:
    '48141 12031 40113 56021 56025 30049 37057 37151 15003 22017 ' +
    '22015 20209 45079 28049 05119 31055 19153 33011 41051',
  few: '56039 56015 30043 02020 46099 38017 10003 54039',
  one: '56027',
};

const SIZES: readonly MarketSize[] = ['metro', 'city', 'town', 'few', 'one'];
const MARKET_OF = new Map(SIZES.flatMap((size) => COUNTIES[size].split(' ').map((fips) => [fips, MARKETS[size]])));

/** Returns the brands and plan designs that the sample sells in a county, or undefined if it has no plans there. */
export function marketOf(fips: string): Market | undefined {
  return MARKET_OF.get(fips);
}
