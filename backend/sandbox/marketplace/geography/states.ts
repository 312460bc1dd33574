import { loadPlaces, type State as StateFacts } from '#modules/facts/index.js';

export type MarketplaceModel = 'FFM' | 'SupportedSBM' | 'SBM' | 'UnknownMarketplaceModel';

const MODELS = {
  federal: 'FFM',
  'federal-platform': 'SupportedSBM',
  own: 'SBM',
  none: 'UnknownMarketplaceModel',
} as const;

export interface State {
  name: string;
  abbrev: string;
  fips: string;
  marketplace_model: MarketplaceModel;
  shop_marketplace_model: MarketplaceModel;
  hix_name: string;
  hix_url: string;
  shop_hix_name: string;
  shop_hix_url: string;
  '8962_link': string;
  '8965_link': string;
  assister_program_url: string;
}

export function listStates(year: number): State[] {
  return loadPlaces().states.map((state) => readState(state, year));
}

export function findState(abbrev: string, year: number): State | undefined {
  const state = loadPlaces().state(abbrev.toUpperCase());
  return state && readState(state, year);
}

/** Whether the Marketplace API covers the state, in the plan year for which it was loaded. */
export function isServed(state: State): boolean {
  return state.marketplace_model === 'FFM' || state.marketplace_model === 'SupportedSBM';
}

/** Returns the two-letter code of a county's state. The first two digits of a county's code stand for the state. */
export function stateOfFips(fips: string): string | undefined {
  return loadPlaces().states.find((state) => state.fips === fips.slice(0, 2))?.abbreviation;
}

function readState(state: StateFacts, year: number): State {
  const model = MODELS[loadPlaces().marketplaceOf(state.abbreviation, year) ?? 'none'];
  const isFederal = model === 'FFM';
  const name = isFederal ? 'HealthCare.gov' : state.exchangeName;
  const url = isFederal ? 'https://www.healthcare.gov' : state.exchangeUrl;
  return {
    name: state.name,
    abbrev: state.abbreviation,
    fips: state.fips,
    marketplace_model: model,
    shop_marketplace_model: model,
    hix_name: name,
    hix_url: url,
    shop_hix_name: name,
    shop_hix_url: url,
    '8962_link': '',
    '8965_link': '',
    assister_program_url: '',
  };
}
