import type { DrugCosts, DrugTiers, FillRule, TierCost } from './plan.js';

/** Dollars from `low` to `high`. `high` is null if only the least is known. */
export interface Dollars {
  readonly low: number;
  readonly high: number | null;
}

/** What is known of a medicine of which a plan covers the product itself, or its generic version. */
export interface PricedMedicine {
  /** Dollars for a month's supply without a plan, or null. No plan pays exactly this, so results are estimates. */
  readonly price: Dollars | null;
  /** Whether a pharmacy hands out a brand. Null, for an unknown medicine, means that both kinds are possible. */
  readonly isBrand: boolean | null;
  /** Tier of the medicine in the plan's own list of medicines, or null if it is unknown. */
  readonly tier: string | null;
  /** Number of 30-day supplies in a year. */
  readonly fills: number;
}

/** How a plan shares the costs of medicines: `drug_costs` and `drug_tiers` of a plan. */
export interface DrugTerms {
  readonly costs: DrugCosts;
  readonly tiers: DrugTiers | null;
}

/** What a person pays for a medicine, in dollars. Null means that no price is known, and never means $0. */
export interface MedicineCost {
  readonly before: Dollars | null;
  readonly after: Dollars | null;
  readonly year: Dollars | null;
}

/** Name, in insurers' drug lists, for a one-month supply from a retail pharmacy in the network. */
const MONTH_AT_A_PHARMACY = '1-month-in-retail';
/** A month's price in dollars from which a medicine of unknown tier may be in the tier of special medicines. */
const SPECIALTY_FROM = 950;
const MONTHS = 12;

const plain = (words: string): string => words.replaceAll(/[-_\s]+/g, '-').toLowerCase();
const isKnown = <T>(value: T | null): value is T => value !== null;

/** Returns the prices of a plan's own list for a month's supply of the medicines of one tier. */
const monthInTier = (tiers: DrugTiers | null, tier: string | null): TierCost | undefined =>
  tiers?.tiers
    .find(({ drug_tier }) => tier !== null && plain(drug_tier) === plain(tier))
    ?.cost_sharing.find(({ pharmacy_type }) => plain(pharmacy_type) === MONTH_AT_A_PHARMACY);

function ruleInTier(terms: DrugTerms, tier: string | null): FillRule | null {
  const cost = monthInTier(terms.tiers, tier);
  if (!cost || (cost.copay_amount === null && cost.coinsurance_rate === null)) return null;
  const isFirst = /after.deductible/i.test(`${cost.copay_opt} ${cost.coinsurance_opt}`);
  return { copay: cost.copay_amount ?? 0, rate: cost.coinsurance_rate ?? 0, deductible: isFirst ? 'first' : 'none' };
}

/** Returns the kind of medicines that the name of a tier states, or null if it states none, such as "TIER-2". */
function kindOf(tier: string): keyof DrugCosts['rules'] | null {
  if (/special/i.test(tier)) return 'specialty';
  if (/brand/i.test(tier)) return /non-?preferred/i.test(plain(tier)) ? 'otherBrand' : 'preferredBrand';
  return /generic/i.test(tier) ? 'generic' : null;
}

/**
 * Returns the rules that may apply to a medicine. It is the rule of its tier, or else of its kind. The tier of a brand
 * is often unknown: then the rules of preferred and other brands may apply, and those of special medicines to the
 * dearest. The list is empty if the plan's data states no rule, or not all of those that may apply.
 */
function rulesFor(terms: DrugTerms, { price, isBrand, tier }: Omit<PricedMedicine, 'fills'>): FillRule[] {
  const own = ruleInTier(terms, tier);
  if (own) return [own];
  const kind = tier === null ? null : kindOf(tier);
  const { generic, preferredBrand, otherBrand, specialty } = terms.costs.rules;
  if (kind !== null) return [terms.costs.rules[kind]].filter(isKnown);
  const mayBeSpecial = (price?.high ?? price?.low ?? 0) >= SPECIALTY_FROM;
  const rules = [
    ...(isBrand === true ? [] : [generic]),
    ...(isBrand === false ? [] : [preferredBrand, otherBrand, ...(mayBeSpecial ? [specialty] : [])]),
  ];
  const known = rules.filter(isKnown);
  return known.length < rules.length ? [] : known;
}

/** Returns what a person pays of a price once the deductible is met. Nobody pays a copay above the full price. */
const share = ({ copay, rate }: FillRule, price: number): number =>
  Math.min(price, copay + (rate > 0 ? rate * Math.max(0, price - copay) : 0));

/** The lowest and the highest possible price of a medicine. Without a known price, only a copay is certain. */
const bounds = (rule: FillRule, price: Dollars | null): readonly [number, number] =>
  price ? [price.low, price.high ?? Infinity] : [rule.rate > 0 ? 0 : Infinity, Infinity];

const toRange = (low: number, high: number): Dollars | null =>
  Number.isFinite(low) ? { low, high: Number.isFinite(high) ? high : null } : null;

function overRules(
  rules: readonly FillRule[],
  price: Dollars | null,
  payFor: (rule: FillRule, price: number) => number,
): Dollars | null {
  const all = rules.map((rule) => bounds(rule, price).map((bound) => payFor(rule, bound)));
  if (all.length === 0 || (price === null && all.some(([, high]) => high === Infinity))) return null;
  return toRange(Math.min(...all.map(([low = 0]) => low)), Math.max(...all.map(([, high = 0]) => high)));
}

interface Course {
  readonly rule: FillRule;
  readonly price: number;
  readonly fills: number;
}

/** Month by month, in dollars for each. All of them count toward one deductible and one maximum. */
function yearOf(courses: readonly Course[], deductible: number, maximum: number): number[] {
  const paid = courses.map(() => 0);
  let [open, most] = [deductible, maximum];
  for (let month = 1; month <= MONTHS; month += 1) {
    for (const [at, { rule, price, fills }] of courses.entries()) {
      const inMonth = Math.round((fills * month) / MONTHS) - Math.round((fills * (month - 1)) / MONTHS);
      for (let fill = 0; fill < inMonth; fill += 1) {
        const [due, met] = payFill(rule, price, open);
        const pays = Math.min(due, most);
        paid[at] = (paid[at] ?? 0) + pays;
        open -= met;
        // What may cost any amount uses up no maximum, because nothing is known of its year.
        if (Number.isFinite(pays)) most -= pays;
      }
    }
  }
  return paid;
}

/** Returns what a person pays for one supply, and how much of it counts toward the rest of the deductible. */
function payFill(rule: FillRule, price: number, open: number): readonly [number, number] {
  if (rule.deductible === 'none' || open <= 0) return [share(rule, price), 0];
  if (price === Infinity) return [price, open];
  const apart = rule.deductible === 'afterCopay' ? Math.min(rule.copay, price) : 0;
  const counted = Math.min(price - apart, open);
  if (counted >= price - apart) return [price, counted];
  const rest = price - apart - counted;
  const onRest = rule.deductible === 'first' ? share(rule, rest) : rule.rate * rest;
  return [apart + counted + onRest, counted];
}

/**
 * Returns what a person pays for each of their medicines with a plan: a month's supply before and after the deductible
 * is met, and a year in which only these medicines count toward the deductible. All amounts are in dollars, and a range
 * where the price or the tier is not certain.
 */
export function medicineCosts(terms: DrugTerms, medicines: readonly PricedMedicine[]): MedicineCost[] {
  const { deductible, maximum } = terms.costs;
  const known = medicines.map((medicine) => ({ ...medicine, rules: rulesFor(terms, medicine) }));
  const months = known.map(({ rules, price }) => ({
    before: overRules(rules, price, (rule, full) =>
      rule.deductible === 'none' || deductible === 0 ? share(rule, full) : full,
    ),
    after: overRules(rules, price, share),
  }));
  const counted = known.flatMap(({ rules, price, fills }, at) =>
    months[at]?.before ? [{ at, rules, price, fills }] : [],
  );
  /** The year with the cheapest (0) or the dearest (1) price and rule of each medicine. */
  const yearWith = (end: 0 | 1): number[] => {
    const open = deductible ?? (end === 0 ? 0 : Infinity);
    const courses = counted.map(({ rules, price, fills }) => {
      const choices = rules.map((rule) => ({ rule, price: bounds(rule, price)[end], fills }));
      const alone = choices.map((choice) => yearOf([choice], open, Infinity)[0] ?? 0);
      const wanted = end === 0 ? Math.min(...alone) : Math.max(...alone);
      return choices[alone.indexOf(wanted)] ?? { rule: FREE, price: 0, fills };
    });
    return yearOf(courses, open, courses.some(({ price }) => price === Infinity) ? Infinity : (maximum ?? Infinity));
  };
  const [low, high] = [yearWith(0), yearWith(1)];
  return months.map((month, at) => {
    const place = counted.findIndex((one) => one.at === at);
    return { ...month, year: place < 0 ? null : toRange(low[place] ?? 0, high[place] ?? 0) };
  });
}

const FREE: FillRule = { copay: 0, rate: 0, deductible: 'none' };

/** Adds up amounts. The result is null if none is known, and only the least if one of them is unknown. */
export function sumOf(amounts: readonly (Dollars | null)[]): Dollars | null {
  const known = amounts.filter(isKnown);
  if (known.length === 0) return null;
  const highs = known.map(({ high }) => high);
  return {
    low: known.reduce((sum, { low }) => sum + low, 0),
    high:
      highs.includes(null) || known.length < amounts.length ? null : highs.reduce<number>((a, b) => a + (b ?? 0), 0),
  };
}
