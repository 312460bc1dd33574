import * as z from 'zod/mini';
import { text, webAddress } from './pieces.js';

const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const CountyAnswer = z.object({
  zipcode: z.string().check(z.regex(/^\d{5}$/)),
  name: z.string().check(z.minLength(1)),
  fips: z.string().check(z.regex(/^\d{5}$/)),
  state: stateCode,
});
export type CountyAnswer = z.infer<typeof CountyAnswer>;

const model = z.nullish(z.string());
/**
 * Fields of a state. The field for the kind of its exchange has two possible names, because live responses and the
 * official documentation differ.
 */
const StateFields = z.object({
  name: text,
  abbrev: stateCode,
  marketplace_model: model,
  marketplace: model,
  hix_name: text,
  hix_url: webAddress,
});

export const StateAnswer = z.pipe(
  StateFields,
  z.transform(({ marketplace, marketplace_model, ...state }: z.infer<typeof StateFields>) => ({
    ...state,
    marketplace_model: marketplace_model ?? marketplace ?? 'UnknownMarketplaceModel',
  })),
);
export type StateAnswer = z.infer<typeof StateAnswer>;

const marketYear = z.int().check(z.minimum(2014), z.maximum(2100));
export const MarketYearsAnswer = z.object({ current: marketYear, supported: z.array(marketYear) });
export type MarketYearsAnswer = z.infer<typeof MarketYearsAnswer>;

export const VersionAnswer = z.object({ name: z.string(), updated: z.string() });
export type VersionAnswer = z.infer<typeof VersionAnswer>;
