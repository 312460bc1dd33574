import { CARE_PRICES } from '#contract/limits/plans.js';
import type { PlanSummary } from '#contract/plan.js';
import type { OwnCare } from '#contract/preferences.js';
import { amountOfKind } from './cost-rows.js';

/**
 * What a person pays for one visit or fill: `copay` in dollars plus `rate`, a fraction from 0 to 1 of the full price.
 */
interface Share {
  readonly copay: number;
  readonly rate: number;
  readonly afterDeductible: boolean;
}
type Kind = keyof OwnCare;
const KINDS = {
  primaryVisits: 'primaryCare',
  specialistVisits: 'specialist',
  genericFills: 'generic',
  brandFills: 'brand',
} as const satisfies Record<Kind, keyof PlanSummary['copays']>;
const names = Object.keys(KINDS) as Kind[];

/**
 * Parses the marketplace's description of a cost share: "$25", "$10 Copay after deductible", "30% Coinsurance after
 * deductible", "No Charge", "No Charge After Deductible", or a copay and a percentage together. The result is null for
 * any other text.
 */
export function shareOf(words: string | null): Share | null {
  if (words === null) return null;
  const afterDeductible = /(after|with) deductible/i.test(words);
  if (/^no charge( after deductible)?$/i.test(words.trim())) return { copay: 0, rate: 0, afterDeductible };
  const parts = words.split('/').map((part) => part.trim());
  const copays = parts.flatMap(
    (part) => /^\$(\d[\d,]*(?:\.\d+)?)(?: copay)?(?: (?:after|with) deductible)?$/i.exec(part)?.[1] ?? [],
  );
  const rates = parts.flatMap(
    (part) => /^(\d+(?:\.\d+)?)%(?: coinsurance)?(?: (?:after|with) deductible)?$/i.exec(part)?.[1] ?? [],
  );
  if (copays.length > 1 || rates.length > 1 || copays.length + rates.length !== parts.length) return null;
  const rate = Number(rates[0] ?? 0) / 100;
  return rate > 1 ? null : { copay: Number((copays[0] ?? '0').replaceAll(',', '')), rate, afterDeductible };
}

const isFill = (kind: Kind): boolean => kind === 'genericFills' || kind === 'brandFills';
const perService = ({ copay, rate }: Share, price: number): number => Math.min(price, copay + rate * price);

interface Line {
  readonly count: number;
  readonly price: number;
  readonly share: Share;
}

/**
 * Returns what a person pays, in dollars per year, for services that share one deductible, which is given in dollars.
 * Care is assumed to be spread evenly over the year, so all services contribute to the deductible in proportion. Until
 * the deductible is met, the person pays the full price, and afterwards the plan's cost share.
 */
function paidFor(lines: readonly Line[], deductible: number): number {
  const subject = lines.filter(({ share }) => share.afterDeductible);
  const gross = subject.reduce((sum, { count, price }) => sum + count * price, 0);
  const beyond = gross === 0 ? 0 : Math.max(0, gross - deductible) / gross;
  const paid = (line: Line): number =>
    line.count *
    (line.share.afterDeductible
      ? (1 - beyond) * line.price + beyond * perService(line.share, line.price)
      : perService(line.share, line.price));
  return lines.reduce((sum, line) => sum + paid(line), 0);
}

/**
 * Returns the cost, in dollars per year, of the visits and fills that a person expects, before the out-of-pocket
 * maximum is applied. The result is null if the plan lacks the necessary data. Visits and fills have the prices in
 * `CARE_PRICES`.
 */
export function ownCareCost(
  { copays, deductibles }: Pick<PlanSummary, 'copays' | 'deductibles'>,
  care: OwnCare,
): number | null {
  const lines = new Map<boolean, Line[]>([
    [false, []],
    [true, []],
  ]);
  for (const kind of names.filter((name) => care[name] > 0)) {
    const share = shareOf(copays[KINDS[kind]]);
    if (share === null) return null;
    lines.get(isFill(kind))?.push({ count: care[kind], price: CARE_PRICES[kind], share });
  }
  // If drugs have a deductible of their own, the medical deductible does not apply to them.
  const whole = amountOfKind(deductibles, 'whole');
  const [medical, drug] = [whole ?? amountOfKind(deductibles, 'medical'), whole ?? amountOfKind(deductibles, 'drug')];
  const [visits, fills] = [lines.get(false) ?? [], lines.get(true) ?? []];
  const needs = (some: readonly Line[]): boolean => some.some(({ share }) => share.afterDeductible);
  if ((needs(visits) && medical === null) || (needs(fills) && drug === null)) return null;
  return whole === null
    ? paidFor(visits, medical ?? 0) + paidFor(fills, drug ?? 0)
    : paidFor([...visits, ...fills], whole);
}
