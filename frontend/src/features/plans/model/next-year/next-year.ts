import type { Renewal } from '#contract/changes/next-year.contract.js';
import { shortName, type CareItem } from '#features/care/index.js';
import { listText } from '#ui/format.js';
import { NEXT_YEAR_WORDS as WORDS } from '../../messages/next-year.js';
import { PLAN } from '../../messages/plan.js';
import { totalAmount } from '../costs/cost-rows.js';
import { dollars } from '../costs/money.js';
import { areAboutTheSame, comparableAmount, differenceBetween, filedAmount } from '../costs/year-cost.js';
import { labelOf, PROPERTIES } from '../plan-properties.js';
import type { RankedPlan } from '../ranking/ranking.js';

/**
 * What becomes of a plan in the next year, for one household. `same`: it is sold again. `replaced`: another plan takes
 * its place. `ends`: none does. `leftCounty`: it goes on, but not where the household lives. `notHere`: another plan
 * takes its place, but is not sold where the household lives. `notShown`: another plan takes its place, but the
 * marketplace sends no data about it. `noPrice`: no price for the household is known in either year. `notOut`: the
 * plans of the next year are not out yet.
 */
export type Outcome = 'same' | 'replaced' | 'ends' | 'leftCounty' | 'notHere' | 'notShown' | 'noPrice' | 'notOut';

/**
 * Returns what becomes of a plan. `after` is the plan of the next year that takes its place, with the price at the
 * place of the household, or null if the marketplace does not know it. A plan without a price is not sold there.
 */
export function outcomeOf(before: RankedPlan, renewal: Renewal, after: RankedPlan | null): Outcome {
  const { is_out, new_plan_id, is_sold_elsewhere } = renewal;
  if (!is_out) return 'notOut';
  if (new_plan_id === null) return is_sold_elsewhere ? 'leftCounty' : 'ends';
  const isSame = new_plan_id === before.plan.id;
  if (!after) return isSame ? 'leftCounty' : 'notShown';
  if (after.plan.premium === null && before.plan.premium === null) return 'noPrice';
  if (after.plan.premium === null) return isSame ? 'leftCounty' : 'notHere';
  return isSame ? 'same' : 'replaced';
}

/** Returns whether the household has a plan of the next year whose figures can be shown beside those of this year. */
export const goesOn = (outcome: Outcome): boolean => outcome === 'same' || outcome === 'replaced';

/** Returns sentences that say what becomes of a plan. The arguments are those of `outcomeOf`. */
export function sentencesAbout(before: RankedPlan, renewal: Renewal, after: RankedPlan | null): string[] {
  const next = renewal.next_year;
  const outcome = outcomeOf(before, renewal, after);
  const name = after?.plan.name ?? '';
  const area = renewal.is_by_area ? [WORDS.byArea] : [];
  switch (outcome) {
    case 'notOut':
      return [WORDS.notOut(next)];
    case 'ends':
      return [WORDS.ends(next - 1), WORDS.choose(next)];
    case 'leftCounty':
      return [WORDS.leftCounty(next), WORDS.choose(next)];
    case 'notHere':
      return [WORDS.notHere(next, name), ...area, WORDS.choose(next)];
    case 'noPrice':
      return [WORDS.noPrice(next)];
    case 'notShown':
      return [WORDS.notShown(next), ...area];
    case 'same':
      return [
        WORDS.same(next),
        ...(name === before.plan.name ? [] : [WORDS.newName(name)]),
        ...metalSentences(before, after),
        WORDS.mayEnroll,
      ];
    case 'replaced':
      return [replacedText(before, next, after), ...area, ...metalSentences(before, after), WORDS.mayEnroll];
  }
}

function replacedText(before: RankedPlan, next: number, after: RankedPlan | null): string {
  const { name = '', issuer = before.plan.issuer } = after?.plan ?? {};
  return issuer.id === before.plan.issuer.id
    ? WORDS.replaced(next, name)
    : WORDS.replacedByOther(next, name, issuer.name);
}

function metalSentences({ plan }: RankedPlan, after: RankedPlan | null): string[] {
  const metal = after?.plan.metal_level ?? plan.metal_level;
  return metal === plan.metal_level ? [] : [WORDS.otherMetal(plan.metal_level, metal)];
}

/** A figure in two years, as the plans' pages show it. `change` is empty if nothing can be said. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

/** Says how an exact amount changes. `before` and `after` are the amounts in dollars as the screen shows them. */
function exactChange(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const difference = Math.round((after - before) * 100) / 100;
  if (difference === 0) return WORDS.unchanged;
  return difference > 0 ? WORDS.more(dollars(difference)) : WORDS.less(dollars(-difference));
}

const shownPremium = ({ plan }: RankedPlan): number | null =>
  plan.premium === null || plan.premium_w_credit === null ? null : Math.round(plan.premium_w_credit);

/** Whether a tax credit lowers the price of a plan. */
export const hasCredit = ({ plan }: Pick<RankedPlan, 'plan'>): boolean =>
  plan.premium_w_credit !== null && plan.premium_w_credit !== plan.premium;

/** Says how the monthly premium after the tax credit changes: between the whole dollars that the screens show. */
export const premiumChange = (before: RankedPlan, after: RankedPlan): string =>
  exactChange(shownPremium(before), shownPremium(after));

/** How an average year's cost changes, if both are the plans' own amounts and count the same medicines. */
function averageChange(before: RankedPlan, after: RankedPlan): string {
  if (before.isPending || after.isPending || !before.cost || !after.cost) return '';
  const [then, later] = [filedAmount(before.cost, 'average'), filedAmount(after.cost, 'average')];
  if (then === null || later === null || uncounted(before) !== uncounted(after)) return WORDS.cannotCompare;
  if (areAboutTheSame('average', then, later)) return WORDS.aboutTheSame;
  const difference = differenceBetween(before.cost, after.cost, 'average');
  return later > then ? WORDS.aboutMore(difference) : WORDS.aboutLess(difference);
}

const uncounted = ({ care }: RankedPlan): string => (care?.notCounted ?? []).toSorted().join('|');

/** Says which medicines or doctors a plan covers in only one of two years. */
function careChange(before: readonly CareItem[], after: readonly CareItem[]): string {
  const names = (changed: (was: CareItem['answer'], is: CareItem['answer']) => boolean): string =>
    listText(
      before.flatMap(({ id, name, answer }) => {
        const later = after.find((item) => item.id === id);
        return later && changed(answer, later.answer) ? [shortName(name)] : [];
      }),
    );
  const parts = [
    { text: WORDS.lost, names: names((was, is) => is === 'no' && was !== 'no' && was !== 'unknown') },
    { text: WORDS.genericOnly, names: names((was, is) => is === 'generic' && was === 'yes') },
    { text: WORDS.gained, names: names((was, is) => is === 'yes' && was !== 'yes' && was !== 'unknown') },
    { text: WORDS.gained, names: names((was, is) => is === 'generic' && was === 'no') },
    { text: WORDS.noData, names: names((was, is) => is === 'unknown' && was !== 'unknown') },
  ];
  return parts.flatMap((part) => (part.names ? [part.text(part.names)] : [])).join('; ') || WORDS.unchanged;
}

function careRows(before: RankedPlan, after: RankedPlan): Change[] {
  return (['medicines', 'doctors'] as const).flatMap((kind) => {
    const [then, later] = [before, after].map(({ care }) => care?.tallies.find((tally) => tally.kind === kind));
    if (!then || !later) return [];
    const [old, own] = [before, after].map(({ care }) => (care?.items ?? []).filter((item) => item.kind === kind)) as [
      CareItem[],
      CareItem[],
    ];
    return [{ label: WORDS[kind], before: then.text, after: later.text, change: careChange(old, own) }];
  });
}

/** The maximum of a plan, with the higher one of a second tier of its network. */
const withTier2 = (row: RankedPlan): string => {
  const { most_in_tier_2 } = row.plan;
  const text = PROPERTIES.moops.text(row);
  return most_in_tier_2 === undefined ? text : `${text}, ${PLAN.inTier2(dollars(most_in_tier_2))}`;
};

/**
 * Returns what a plan costs and covers in two years: the premium after each year's tax credit, the deductible, the
 * maximum, an average year, and the person's medicines and doctors. The texts are those of the plans' own pages.
 * `isFullPrice` says that the premiums are full prices, because nothing is known about the help.
 */
export function changesBetween(before: RankedPlan, after: RankedPlan, isFullPrice = false): Change[] {
  const row = (name: 'premium' | 'deductibles' | 'moops' | 'average' | 'metal', change: string): Change => ({
    label: labelOf(name, isFullPrice),
    before: PROPERTIES[name].text(before),
    after: PROPERTIES[name].text(after),
    change,
  });
  const deductibles = [before, after].map(({ plan }) => totalAmount(plan.deductibles));
  const most = [before, after].map(({ plan }) => plan.most_in_tier_2 ?? totalAmount(plan.moops));
  const hasCosts = before.cost !== null || after.cost !== null;
  return [
    row('premium', premiumChange(before, after)),
    row('deductibles', exactChange(deductibles[0] ?? null, deductibles[1] ?? null)),
    {
      ...row('moops', exactChange(most[0] ?? null, most[1] ?? null)),
      before: withTier2(before),
      after: withTier2(after),
    },
    ...(hasCosts ? [row('average', averageChange(before, after))] : []),
    ...(before.plan.metal_level === after.plan.metal_level ? [] : [row('metal', '')]),
    ...careRows(before, after),
  ];
}

/**
 * Returns a sentence that says whether another plan of the next year would cost the household clearly less in an
 * average year than the plan that goes on. `all` are all plans of that year at the place. Without a plan that goes on,
 * the sentence names the plan that costs least. The result is null if no plan has a known cost.
 */
export function cheaperText(next: number, goingOnId: string | null, all: readonly RankedPlan[]): string | null {
  const priced = all
    .flatMap((row) => {
      const amount = row.plan.premium === null ? null : comparableAmount(row, 'average');
      return amount === null ? [] : [{ row, amount }];
    })
    .toSorted((a, b) => a.amount - b.amount);
  const [best] = priced;
  if (!best?.row.cost) return null;
  if (goingOnId === null) return WORDS.cheapest(best.row.plan.name, PROPERTIES.average.text(best.row));
  const own = priced.find(({ row }) => row.plan.id === goingOnId);
  const short = all.some(({ plan, care }) => plan.id === goingOnId && (care?.shortfall ?? 0) > 0);
  if (!own?.row.cost) return short ? WORDS.coversLess : WORDS.notComparable(next);
  if (areAboutTheSame('average', own.amount, best.amount)) return WORDS.none;
  return WORDS.cheaper(best.row.plan.name, differenceBetween(own.row.cost, best.row.cost, 'average'));
}
