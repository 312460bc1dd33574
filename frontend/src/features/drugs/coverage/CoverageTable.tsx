import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import type { Provenance } from '#contract/api/plans.contract.js';
import { factTerms, monthText, planDollars, State, type Medicine } from '#features/care/index.js';
import { DOLLARS } from '#features/care/messages/care.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { SampleTag, Source, type SelectedPlan } from '#features/plans/index.js';
import { Wording } from '#features/wording/index.js';
import type { TermsByPlan } from '../api/use-details.js';
import { answersOf, coverageText, coverageTone, type CoverageData } from '../model/coverage-data.js';
import styles from './drugs.module.css';

interface CoverageStatusProps {
  readonly coverageData: CoverageData;
  readonly medicine: Medicine;
  readonly plan: SelectedPlan;
  readonly terms: TermsByPlan;
  readonly facts: Facts;
}

/** What is known of medicines apart from the plans, by RxCUI. */
export type Facts = ReadonlyMap<string, MedicineFacts>;

/** A medicine's dollars a month before and after the deductible, or its full price. Nothing while it is unknown. */
function Dollars({ coverageData, medicine, plan, terms, facts }: CoverageStatusProps) {
  const [answer] = answersOf(coverageData, [medicine.rxcui], plan.id);
  const fact = facts.get(medicine.rxcui);
  if (!answer || answer.answer === 'unknown' || !fact) return null;
  if (answer.answer === 'no')
    return (
      <>
        <b>{monthText(fact.price)}</b> {fact.price && <small>{DOLLARS.fullPrice}</small>}
      </>
    );
  const cost = planDollars(terms.get(plan.id), [answer], [medicine], [fact])?.costs.get(medicine.rxcui);
  if (!cost) return null;
  const [before, after] = [monthText(cost.before), monthText(cost.after)];
  return (
    <>
      <b>{before}</b> {after !== before && <small>{DOLLARS.afterwards(after)}</small>}
      {answer.answer === 'generic' && <small> {DOLLARS.generic}</small>}
    </>
  );
}

/**
 * Shows how a plan covers a medicine, and what it costs a month. If the plan's drug list is known, the medicine's tier
 * and restrictions are shown below. If there is no data, the component tells the person whom to ask.
 */
export function CoverageStatus(props: CoverageStatusProps) {
  const { coverageData, medicine, plan } = props;
  const tone = coverageTone(coverageData, medicine.rxcui, plan.id);
  const text = <Wording>{coverageText(coverageData, medicine.rxcui, plan.id)}</Wording>;
  const notes = factTerms(coverageData, medicine.rxcui, plan.id);
  return (
    <>
      {tone ? <State tone={tone}>{text}</State> : text}
      <Dollars {...props} />
      {notes.length > 0 && (
        <ul className={styles.terms}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {tone === 'none' && plan.carrier && <div className={styles.ask}>{DRUG.ask(plan.carrier)}</div>}
    </>
  );
}

/** `time` is a time such as "1:17 PM". */
export const earlierCheck = (time: string): string => `From your check at ${time}.`;

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * A note above answers that stay on the screen although a newer check of the coverage has failed. `checkedAt` is the
 * time of the check that the answers are from. If it is null, the answers are up to date and there is no note.
 */
export const EarlierCheck = ({ checkedAt }: { checkedAt: Date | null }) =>
  checkedAt && <p className="muted">{earlierCheck(TIME.format(checkedAt))}</p>;

interface CoverageTableProps {
  readonly medicine: Medicine;
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  /** Time of the check that the table shows, if a newer check has failed. Otherwise it is null. */
  readonly earlierCheckAt: Date | null;
  readonly provenance: Provenance;
  readonly terms: TermsByPlan;
  readonly facts: Facts;
}

export function CoverageTable({
  medicine,
  plans,
  coverageData,
  earlierCheckAt,
  provenance,
  terms,
  facts,
}: CoverageTableProps) {
  return (
    <>
      <h2>{medicine.name}</h2>
      <EarlierCheck checkedAt={earlierCheckAt} />
      <Source provenance={provenance} />
      <table>
        <caption className="visually-hidden">{medicine.name}</caption>
        <thead>
          <tr>
            <th scope="col">{DRUG.columns.plan}</th>
            <th scope="col">
              {DRUG.columns.coverage} <SampleTag />
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td>
                <CoverageStatus {...{ coverageData, medicine, plan, terms, facts }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
