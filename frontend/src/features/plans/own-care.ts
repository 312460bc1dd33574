import { CARE_PRICES } from '../../../../backend/src/contract/limits.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import type { OwnCare } from '../../../../backend/src/contract/preferences.js';
import { amountFor } from './cost-rows.js';

/** What the person pays for one visit or fill: dollars, and a fraction of the price. */
interface Share {
  readonly copay: number;
  readonly rate: number;
  readonly afterDeductible: boolean;
}
type Kind = keyof OwnCare;
const KINDS = { primaryVisits: 'primaryCare', specialistVisits: 'specialist', genericFills: 'generic', brandFills: 'brand' } as const satisfies Record<Kind, keyof PlanSummary['copays']>;
const names = Object.keys(KINDS) as Kind[];

/**
 * Reads the marketplace's words: "$25", "$10 Copay after deductible", "30% Coinsurance after deductible", "No Charge",
 * "No Charge After Deductible", or a copay and a percentage together. Anything else is not understood, and null.
 */
export function shareOf(words: string | null): Share | null {
  if (words === null) return null;
  const afterDeductible = /(after|with) deductible/i.test(words);
  if (/^no charge( after deductible)?$/i.test(words.trim())) return { copay: 0, rate: 0, afterDeductible };
  const parts = words.split('/').map((part) => part.trim());
  const copays = parts.flatMap((part) => /^\$(\d[\d,]*(?:\.\d+)?)(?: copay)?(?: (?:after|with) deductible)?$/i.exec(part)?.[1] ?? []);
  const rates = parts.flatMap((part) => /^(\d+(?:\.\d+)?)%(?: coinsurance)?(?: (?:after|with) deductible)?$/i.exec(part)?.[1] ?? []);
  if (copays.length > 1 || rates.length > 1 || copays.length + rates.length !== parts.length) return null;
  const rate = Number(rates[0] ?? 0) / 100;
  return rate > 1 ? null : { copay: Number((copays[0] ?? '0').replaceAll(',', '')), rate, afterDeductible };
}

const isFill = (kind: Kind): boolean => kind === 'genericFills' || kind === 'brandFills';
const perService = ({ copay, rate }: Share, price: number): number => Math.min(price, copay + rate * price);

interface Line { readonly count: number; readonly price: number; readonly share: Share }

/**
 * Dollars for services that share a deductible. Care is spread over the year, so each service meets the deductible in the
 * same proportion: until it is met the whole price is paid, from then on the plan's share.
 */
function paidFor(lines: readonly Line[], deductible: number): number {
  const subject = lines.filter(({ share }) => share.afterDeductible);
  const gross = subject.reduce((sum, { count, price }) => sum + count * price, 0);
  const beyond = gross === 0 ? 0 : Math.max(0, gross - deductible) / gross;
  const paid = (line: Line): number => line.count * (line.share.afterDeductible ? (1 - beyond) * line.price + beyond * perService(line.share, line.price) : perService(line.share, line.price));
  return lines.reduce((sum, line) => sum + paid(line), 0);
}

/** Dollars a year for the care somebody counts on, before the yearly maximum; null when the plan does not say enough. */
export function ownCareCost({ copays, deductibles }: Pick<PlanSummary, 'copays' | 'deductibles'>, care: OwnCare): number | null {
  const lines = new Map<boolean, Line[]>([[false, []], [true, []]]);
  for (const kind of names.filter((name) => care[name] > 0)) {
    const share = shareOf(copays[KINDS[kind]]);
    if (share === null) return null;
    lines.get(isFill(kind))?.push({ count: care[kind], price: CARE_PRICES[kind], share });
  }
  // Medicines may have a deductible of their own; that of medical care says nothing about them.
  const whole = amountFor(deductibles, 'whole');
  const [medical, drug] = [whole ?? amountFor(deductibles, 'medical'), whole ?? amountFor(deductibles, 'drug')];
  const [visits, fills] = [lines.get(false) ?? [], lines.get(true) ?? []];
  const needs = (some: readonly Line[]): boolean => some.some(({ share }) => share.afterDeductible);
  if ((needs(visits) && medical === null) || (needs(fills) && drug === null)) return null;
  return whole === null ? paidFor(visits, medical ?? 0) + paidFor(fills, drug ?? 0) : paidFor([...visits, ...fills], whole);
}
