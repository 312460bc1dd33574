import { MEDICARE_AGE } from '../../../../backend/src/contract/limits.js';
import type { Eligibility, PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { Notice } from '../../ui/index.js';
import { dollars } from './money.js';

const Away = ({ href, children }: { href: string; children: string }) => <a href={href} target="_blank" rel="noopener noreferrer">{children}<span className="visually-hidden"> (opens in a new tab)</span></a>;

/** Help with costs this household may get, and the door that may fit better than this marketplace. */
export function Help({ eligibility: { aptc, csr, is_medicaid_chip, in_coverage_gap }, search }: { eligibility: Eligibility; search: PlanSearch }) {
  const isMedicareAge = search.household.people.some(({ age }) => age >= MEDICARE_AGE);
  const hasOther = search.household.people.some(({ aptc_eligible }) => !aptc_eligible);
  return (
    <>
      {isMedicareAge && <Notice><p>Most people of {MEDICARE_AGE} or more have Medicare. This marketplace has no Medicare plans. Compare those at <Away href="https://www.medicare.gov/plan-compare/">Medicare.gov</Away>.</p></Notice>}
      {hasOther && <Notice><p>With other coverage, no tax credit is counted here. In most cases it pays to keep what you have. For Medicare, compare plans at <Away href="https://www.medicare.gov/plan-compare/">Medicare.gov</Away>. For VA health care, see <Away href="https://www.va.gov/health-care/">VA.gov</Away>.</p></Notice>}
      {is_medicaid_chip && <Notice><p>With this income, you or someone in your household may get Medicaid or CHIP at little or no cost. Apply at <Away href="https://www.healthcare.gov/medicaid-chip/">HealthCare.gov</Away> at any time of the year.</p></Notice>}
      {in_coverage_gap && <Notice><p>Your income may be too low for a tax credit, and your state has not widened Medicaid. Ask about free clinics and other help at <Away href="https://www.healthcare.gov/medicaid-chip/medicaid-expansion-and-you/">HealthCare.gov</Away>.</p></Notice>}
      {aptc > 0 && <Notice tone="good"><p>The premiums below already include an estimated tax credit of {dollars(Math.round(aptc))} a month.{csr && ' Silver plans also come with lower costs when you get care.'}</p></Notice>}
    </>
  );
}
