import type { Household } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import {
  creditEstimateText,
  creditGapText,
  creditLimitNotice,
  creditUsed,
  mayHaveMedicare,
} from '../eligibility/credit-texts.js';
import { EligibilityNotices } from '../eligibility/EligibilityNotices.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { PRICED_PEOPLE } from '../messages/answers/search-summary.js';
import { CREDIT } from '../messages/credit/credit.js';
import { FULL_PRICE } from '../messages/plan.js';
import { QUESTIONS } from '../messages/questions.js';
import { dollars, wholeDollars } from '../model/costs/money.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import type { Draft } from '../model/search/search-draft.js';
import styles from './questions.module.css';
import type { Preview } from './use-preview.js';

const { help } = QUESTIONS;
const SECOND = 1;

/** A plan's full premium, premium after credit, and used credit in dollars a month, rounded as on every page. */
interface Example {
  readonly name: string;
  readonly full: number;
  readonly net: number;
  readonly credit: ReturnType<typeof creditUsed>;
}

/**
 * Returns the second-cheapest Silver plan, by whose premium the tax credit is measured. The result is null if fewer
 * than two Silver plans have a price, or if the tax credit does not lower the plan's price.
 */
function exampleAmong(plans: readonly PlanSummary[], aptc: number): Example | null {
  const silver = plans
    .flatMap(({ name, metal_level, premium, premium_w_credit }) =>
      metal_level === 'Silver' && premium !== null && premium_w_credit !== null
        ? [
            {
              name,
              full: Math.round(premium),
              net: Math.round(premium_w_credit),
              credit: creditUsed(premium, premium_w_credit, aptc),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.full - b.full);
  const example = silver[SECOND] ?? null;
  return example && example.net < example.full ? example : null;
}

/** A bar that shows how the credit lowers one plan's price, and the amounts below it in its colors. */
const ExampleBar = ({ name, full, net, credit }: Example) => (
  <div className={styles.example}>
    <p className="small">{help.example(name)}:</p>
    <svg className={styles.bar} aria-hidden="true">
      <rect width="100%" height="100%" className={styles.helped} />
      <rect x={`${100 - (100 * net) / full}%`} width={`${(100 * net) / full}%`} height="100%" className={styles.own} />
    </svg>
    <dl className={styles.amounts}>
      {(
        [
          [help.pays, credit.amount, styles.helped],
          [help.you, net, styles.own],
          [help.full, full],
        ] as const
      ).map(([label, amount, part]) => (
        <div key={label}>
          <dt>
            {part && (
              <svg className="icon" aria-hidden="true">
                <rect x="10%" y="10%" width="75%" height="75%" className={part} />
              </svg>
            )}{' '}
            {label}
          </dt>
          <dd>{wholeDollars(amount)}</dd>
        </div>
      ))}
    </dl>
    {!credit.addsUp && <p className="small">{CREDIT.rounded}</p>}
  </div>
);

interface Props {
  readonly preview: Preview;
  readonly household: Household | null;
  readonly kinds: readonly CoverageAnswer[];
  /** The form's entries, which say who the people are. */
  readonly entries: Draft;
  readonly year: number;
}

/** How much the tax credit is for the entered income, or notices if there is none or Medicaid may apply. */
export function HelpPreview({ preview: { reply, isBusy, hasFailed }, household, kinds, entries, year }: Props) {
  if (!reply || !household || reply.plans.length === 0)
    return (
      <div role="status" className={styles.wait}>
        {(isBusy || hasFailed) && <p className="muted">{isBusy ? QUESTIONS.finding : QUESTIONS.lookUpFailed}</p>}
      </div>
    );
  const { eligibility, plans, provenance } = reply;
  const { aptc, credit_gap: gap, income_limit: limit } = eligibility;
  const isSure = !mayHaveMedicare(household, kinds);
  const amount = dollars(Math.round(aptc));
  const someHelp = isSure ? help.some(amount) : CREDIT.perhaps(amount, household.people.length === 1);
  const example = aptc > 0 && isSure ? exampleAmong(plans, aptc) : null;
  const estimate = creditEstimateText(provenance.source, year);
  const limitNotice = creditLimitNotice(household, eligibility);
  return (
    <div role="status" className={styles.help} data-tone={aptc > 0 && isSure ? 'good' : undefined}>
      {gap ? (
        <p>{gap === 'noIncome' ? FULL_PRICE.text : creditGapText(gap)}</p>
      ) : (
        <p className={styles.lead}>
          {aptc > 0 ? someHelp : household.income === null ? PRICED_PEOPLE.noCredit : help.none}
        </p>
      )}
      {aptc > 0 && <MedicareCaution household={household} kinds={kinds} />}
      {example && <ExampleBar {...example} />}
      {aptc > 0 && estimate && <p className="small">{estimate}</p>}
      {limitNotice ? (
        <p>{limitNotice}</p>
      ) : (
        aptc > 0 && limit !== null && <p className="small">{help.ends(dollars(limit))}</p>
      )}
      <EligibilityNotices household={household} kinds={kinds} eligibility={eligibility} entries={entries} />
    </div>
  );
}
