import { METAL_SHARES } from '#contract/limits/plans.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { PLAN_PAGE } from '../messages/plan-page.js';

/**
 * Matches the marketplace's names for variants with reduced cost sharing, such as "94% AV Level Silver Plan CSR". The
 * standard variant has a name like "Exchange variant (no CSR)".
 */
const WITH_HELP = /^(73|87|94)% AV Level/;
const STANDARD = /^$|no CSR/;
const WHOLE = 100;

/**
 * Returns the shares of an average year's costs that the plan and the person pay, in percent. The shares depend on the
 * metal level (45 CFR 156.140) or, with a cost-sharing reduction, on the household's variant of the plan (45 CFR
 * 156.420). The result is null for plans without defined shares, such as catastrophic plans and the variants for
 * American Indians and Alaska Natives.
 */
function sharesOf({
  metal_level,
  deductibles,
  moops,
}: Pick<PlanSummary, 'metal_level' | 'deductibles' | 'moops'>): readonly [plan: number, person: number] | null {
  const variants = [...deductibles, ...moops].map(({ csr }) => csr).filter((csr) => !STANDARD.test(csr));
  const [named] = variants;
  if (named === undefined) return Object.entries(METAL_SHARES).find(([level]) => level === metal_level)?.[1] ?? null;
  const pays = Number(WITH_HELP.exec(named)?.[1] ?? Number.NaN);
  return Number.isNaN(pays) || variants.some((csr) => csr !== named) ? null : [pays, WHOLE - pays];
}

/**
 * Returns a phrase with the shares of the costs that the plan and the person pay, to be shown after the plan's metal
 * level. The phrase is empty if the shares are not known.
 */
export function sharesText(plan: Parameters<typeof sharesOf>[0]): string {
  const shares = sharesOf(plan);
  return shares ? PLAN_PAGE.shares(...shares) : '';
}
