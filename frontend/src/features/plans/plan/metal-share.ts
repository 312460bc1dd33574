import { METAL_SHARES } from '#contract/limits/plans.js';
import { PLAN_PAGE } from '#contract/messages/plan-page.js';
import type { PlanSummary } from '#contract/plan.js';

/**
 * Pattern for the marketplace's names of cost-sharing variants that reduce costs, such as "94% AV Level Silver Plan
 * CSR". The standard variant has a name like "Exchange variant (no CSR)".
 */
const WITH_HELP = /^(73|87|94)% AV Level/;
const STANDARD = /^$|no CSR/;
const WHOLE = 100;

/**
 * Returns the shares that the plan and the person pay, in percent of the costs of an average year. With a cost-sharing
 * reduction they are those of the household's variant (45 CFR 156.420), otherwise those of the metal level (45 CFR
 * 156.140). The result is null for the variants for American Indians and Alaska Natives, which have no such shares.
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
 * Returns the shares that the plan and the person pay, as a phrase to show after the plan's metal level. The text is
 * empty if the shares are not known.
 */
export function sharesText(plan: Parameters<typeof sharesOf>[0]): string {
  const shares = sharesOf(plan);
  return shares ? PLAN_PAGE.shares(...shares) : '';
}
