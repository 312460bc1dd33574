import { parseArgs } from 'node:util';
import { shippedProducts, type ShippedProduct } from '#modules/drugs/import/shipped-products.js';
import { readCsv, type CsvRecord as Row } from './read-csv.js';
import { unquotedCsv, writeFactFile, type WrittenFile } from './write-fact-file.js';

/** What a month's supply costs without a plan, in dollars. `high` is null if the amount is only the least it costs. */
interface Price {
  readonly low: number;
  readonly high: number | null;
  readonly kind: string;
}

const USUAL = 30;
/** Units in a month's supply other than one pill a day: by ingredients or, for pens, milliliters by brand. */
const UNITS = new Map(
  Object.entries({
    1: 'ibandronate',
    2: 'Trulicity Mounjaro Zepbound',
    3: 'Ozempic Wegovy',
    4: 'alendronate Dupixent Enbrel',
    60:
      'apixaban apremilast buspirone carvedilol dabigatran dalfampridine empagliflozin|metformin lacosamide ' +
      'levetiracetam linagliptin|metformin metformin metformin|sitagliptin oxcarbazepine pregabalin ranolazine ' +
      'riluzole sacubitril|valsartan ticagrelor tofacitinib',
    90: 'gabapentin',
    120: 'abiraterone',
  }).flatMap(([units, names]) => names.split(' ').map((name) => [name.toLowerCase(), Number(units)] as const)),
);
const IS_EXTENDED = /extended|\b(?:ER|XR|SR|CR|XL|LA)\b/i;
const PILLS: ReadonlySet<string> = new Set(['each', 'tablet', 'capsule', 'unit']);
const IS_PILL = /tablet|capsule/i;

const listOf = (names: string, separator: string): string =>
  names
    .toLowerCase()
    .split(separator)
    .map((name) => name.trim().split(' ')[0] ?? '')
    .toSorted()
    .join('|');

function unitsOf({ brand = '', ingredients = '', form = '', name = '', quantity, unit = '' }: Row): number | null {
  const isPill = PILLS.has(unit) && (unit !== 'each' || form === '' || IS_PILL.test(form));
  const special =
    UNITS.get(brand.toLowerCase()) ?? UNITS.get(ingredients.toLowerCase().split('|').toSorted().join('|'));
  if (unit === 'package') return 1;
  if (unit === 'mL') return UNITS.get(brand.toLowerCase()) ?? null;
  if (!isPill) return null;
  if (special !== undefined && !IS_EXTENDED.test(`${form} ${name}`)) return special;
  const sold = Number(quantity);
  return sold > 1 ? sold : USUAL;
}

/** Returns the price of a month's supply that one row of a price list gives, or null if its unit is no such supply. */
function priceOf(row: Row): Price | null {
  const units = unitsOf(row);
  if (units === null) return null;
  const [usd, sold, more] = [row['usd'], row['quantity'], row['usd_per_more_unit'] || row['usd_per_unit']].map(Number);
  const amount = Number(usd) + (units - Number(sold)) * Number(more);
  const isCash = row['price_kind']?.startsWith('retail');
  const isFloor = !isCash && row['kind'] !== 'brand';
  return { low: amount, high: isFloor ? null : amount, kind: isCash ? 'cash' : isFloor ? 'floor' : 'paid' };
}

/** Joins the prices of a product to a range. What pharmacies paid for a generic counts only without another price. */
function joined(prices: readonly Price[]): Price | null {
  const [floors, known] = [prices.filter(({ high }) => high === null), prices.filter(({ high }) => high !== null)];
  const used = known.length > 0 ? known : floors;
  if (used.length === 0) return null;
  return {
    low: Math.min(...used.map(({ low }) => low)),
    high: known.length > 0 ? Math.max(...known.map(({ high }) => high ?? 0)) : null,
    kind: [...new Set(used.map(({ kind }) => kind))].toSorted().join('+'),
  };
}

/** Kinds of pills that differ in price: how they are taken and how they release. */
const KINDS = [IS_EXTENDED, /delayed|enteric|\bDR\b/i, /chew/i, /disintegrat|ODT/i, /suspension/i, /sublingual/i];
/** Key of the pills with the same ingredients, or of the same brand, that are taken and released in the same way. */
const familyOf = (ingredients: string, brand: string, form: string): string =>
  `${brand === '' ? ingredients : brand.toLowerCase()} ${KINDS.map((kind) => Number(kind.test(form))).join('')}`;
const shapeOf = (form: string): string => /tablet|capsule/i.exec(form)?.[0].toLowerCase() ?? '';
const amountsIn = (strength: string): string =>
  (strength.replaceAll(',', '').match(/[\d.]+/g) ?? []).map(Number).join();

/**
 * Gives each product the prices of its RxCUI. A pill without one has those of the pills with its ingredients, form and
 * strength, and a product that stands for several strengths those of all of them. A brand has the price that the
 * second list states for all its strengths.
 */
function pricesOf(
  products: readonly ShippedProduct[],
  rows: readonly Row[],
  brands: readonly Row[],
): Map<string, Price> {
  const priced = rows.flatMap((row) => {
    const price = priceOf(row);
    return price ? [{ row, price }] : [];
  });
  const byId = Map.groupBy(priced, ({ row }) => row['rxcui'] ?? '');
  const byFamily = Map.groupBy(
    priced.filter(({ row }) => row['unit'] !== 'package' && row['unit'] !== 'mL'),
    ({ row: { ingredients = '', brand = '', form = '', name = '' } }) =>
      familyOf(listOf(ingredients, '|'), brand, `${form} ${name}`),
  );
  const flat = new Map(brands.map((row) => [(row['brand'] ?? '').toLowerCase(), row]));
  const found = new Map<string, Price>();
  for (const { rxcui, name, generic, strength, rxnormDoseForm: form, route, start, isBrand } of products) {
    // A pill with a sensor costs many times as much as one without.
    const isPill = (IS_PILL.test(form) || route === 'Oral Pill') && !start.startsWith('Sensor');
    const key = familyOf(listOf(generic, '/'), isBrand ? name : '', `${form} ${name}`);
    const isMany = strength.includes(' or ');
    const same = (isPill ? (byFamily.get(key) ?? []) : []).filter(
      ({ row }) =>
        (isMany || amountsIn(row['strength'] ?? '') === amountsIn(strength)) &&
        (form === '' || shapeOf(row['form'] ?? '') === shapeOf(form)),
    );
    const own = byId.get(rxcui) ?? [];
    const known = isMany ? [...own, ...same] : own.length > 0 ? own : same;
    const ofBrand = flat.get(name.toLowerCase());
    const isOfBrand = ofBrand && (ofBrand['unit'] === 'each' ? isPill : route === 'Injectable');
    const units = ofBrand && isOfBrand ? unitsOf({ ...ofBrand, form, name }) : null;
    const each = (ofBrand && units && [Number(ofBrand['usd_min']) * units, Number(ofBrand['usd_max']) * units]) || null;
    const prices = [
      ...known.map(({ price }) => price),
      ...(each ? [{ low: each[0] ?? 0, high: each[1] ?? 0, kind: 'paid' }] : []),
    ];
    const price = joined(prices);
    if (price) found.set(rxcui, price);
  }
  return found;
}

/** What a month's supply costs without a plan. @throws if not both lists of prices are given */
export function writePrices(args: string[]): readonly WrittenFile[] {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string', default: 'backend/data' } },
  });
  const [list, brands] = positionals;
  if (list === undefined || brands === undefined) throw new Error('both price lists are needed.');
  const flat = readCsv(brands).filter(({ flat: isFlat }) => isFlat === 'yes');
  const prices = pricesOf(shippedProducts(), readCsv(list), flat);
  const lines = [...prices]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([rxcui, { low, high, kind }]) => [rxcui, low.toFixed(2), high?.toFixed(2) ?? '', kind]);
  const content = unquotedCsv([['rxcui', 'low', 'high', 'kind'], ...lines]);
  return [writeFactFile(values.to, 'medicine-prices.csv.gz', content)];
}
