import { METAL_SHARES } from '#contract/limits/plans.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { PLAN_PAGE } from '../messages/plan-page.js';

/** Variants with reduced cost sharing: "94% AV Level Silver Plan CSR". The standard: "Exchange variant (no CSR)". */
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

/** The shares that plan and person pay, to follow the metal level. Empty if they are not known. */
export function sharesText(plan: Parameters<typeof sharesOf>[0]): string {
  const shares = sharesOf(plan);
  return shares ? PLAN_PAGE.shares(...shares) : '';
}
