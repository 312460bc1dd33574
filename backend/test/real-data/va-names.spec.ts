import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { NameMatcher } from '#modules/drugs/names/name-matcher.js';
import { namesOn, shippedList, shippedNames } from '#modules/drugs/va/va-formulary.js';
import { VaSearch } from '#modules/drugs/va/va-search.js';
import { seeded } from '../harness/seeded.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';

const LIST = 'data/va/va_national_formulary_2024-03.csv.gz';
const RXTERMS = 'data/drugs/rxterms_2026-06_display_strengths.csv.gz';
const SEED = 20_261_122;
const DRAWN = { generics: 150, brands: 150, strangers: 200 };

const Rows = z.array(z.record(z.string(), z.string()));
const records = (file: string) =>
  z.parse(Rows, parse(gunzipSync(readFileSync(sharedFile(file))), { columns: true, bom: true }));

/** Returns `count` different items of a list, which are the same in every run. */
function drawn<T>(items: readonly T[], count: number): T[] {
  const random = seeded(SEED);
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
const same = (ingredients: readonly string[]): string => ingredients.toSorted().join('/').toLowerCase();

describeWithShared('medicine names taken from the original lists', [LIST, RXTERMS], () => {
  let search: VaSearch;
  let generics: string[];
  let names: { name: string; ingredients: string[] }[];
  let listed: ReadonlySet<string>;
  beforeAll(async () => {
    const products = await shippedList();
    search = new VaSearch(products, new NameMatcher([...(await shippedNames()), ...namesOn(products)]));
    const rows = records(LIST);
    generics = [...new Set(rows.map(({ generic = '' }) => generic))];
    listed = new Set(rows.flatMap((row) => wordsIn(`${row['va_product']} ${row['trade_name']} ${row['generic']}`)));
    names = records(RXTERMS).map(({ name = '', ingredients = '' }) => ({ name, ingredients: ingredients.split('|') }));
  });
  const genericsFound = (typed: string): Set<string> =>
    new Set(search.find(typed).products.map(({ generic }) => generic));

  it('are found by generic name and by brand for at least 99 % of 300 names on the VA list', () => {
    const byIngredients = new Map(generics.map((generic) => [same(generic.split('/')), generic]));
    const brands = names.flatMap(({ name, ingredients }) => {
      const generic = byIngredients.get(same(ingredients));
      return generic && /^[A-Z][A-Z -]{3,}$/.test(name) ? [{ typed: name, generic }] : [];
    });
    const distinct = [...new Map(brands.map((brand) => [brand.typed, brand])).values()];
    const sample = [
      ...drawn(generics, DRAWN.generics).map((generic) => ({ typed: generic, generic })),
      ...drawn(distinct, DRAWN.brands),
    ];
    const missed = sample.filter(({ typed, generic }) => !genericsFound(typed).has(generic));
    process.stderr.write(
      `${missed.length} of ${sample.length} missed: ${missed.map(({ typed }) => typed).join('; ')}\n`,
    );
    expect(sample).toHaveLength(300);
    expect(missed.length).toBeLessThanOrEqual(3);
  });

  it('are never found for 200 medicines whose name and ingredients are not on the VA list', () => {
    const strangers = names.filter(
      ({ name, ingredients }) =>
        ingredients.length <= 3 &&
        wordsIn(name).length > 0 &&
        wordsIn(name).every((word) => !listed.has(word)) &&
        ingredients.every((one) => wordsIn(one).length > 0 && wordsIn(one).every((word) => !listed.has(word))),
    );
    const sample = drawn([...new Set(strangers.map(({ name }) => name))], DRAWN.strangers);
    expect(sample).toHaveLength(200);
    expect(sample.filter((name) => search.find(name).products.length > 0)).toEqual([]);
  });
});
