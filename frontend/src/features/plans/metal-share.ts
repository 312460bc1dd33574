import { METAL_SHARES } from '../../../../backend/src/contract/limits.js';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';

/** The marketplace's names: "94% AV Level Silver Plan CSR" is a variant with help, the standard one is "Exchange variant (no CSR)". */
const WITH_HELP = /^(73|87|94)% AV Level/;
const STANDARD = /^$|no CSR/;
const WHOLE = 100;

/**
 * What the plan pays and what the person pays, in percent of the costs of an average year. With cost-sharing help it is
 * the share of the household's own variant (45 CFR 156.420), otherwise that of the metal level (45 CFR 156.140). The
 * variants for American Indians and Alaska Natives have no such share, so nothing is said of them: null.
 */
function sharesOf({ metal_level, deductibles, moops }: Pick<PlanSummary, 'metal_level' | 'deductibles' | 'moops'>): readonly [plan: number, person: number] | null {
  const variants = [...deductibles, ...moops].map(({ csr }) => csr).filter((csr) => !STANDARD.test(csr));
  const [named] = variants;
  if (named === undefined) return Object.entries(METAL_SHARES).find(([level]) => level === metal_level)?.[1] ?? null;
  const pays = Number(WITH_HELP.exec(named)?.[1] ?? Number.NaN);
  return Number.isNaN(pays) || variants.some((csr) => csr !== named) ? null : [pays, WHOLE - pays];
}

/** The same in words, to be read after the metal level; nothing where there is nothing to say. */
export function sharesText(plan: Parameters<typeof sharesOf>[0]): string {
  const shares = sharesOf(plan);
  return shares ? PLAN_PAGE.shares(...shares) : '';
}
