import type { CSSProperties, ReactNode } from 'react';
import { FILLS } from '#contract/limits/care.js';
import { MedicineName, planDollars, State, yearText, type Medicine } from '#features/care/index.js';
import { DOLLARS } from '#features/care/messages/care.js';
import { DRUG, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { PlanMarker, SampleTag, type SelectedPlan } from '#features/plans/index.js';
import { ROLES } from '#ui/table/roles.js';
import type { TermsByPlan } from '../api/use-details.js';
import { answersOf, type CoverageData } from '../model/coverage-data.js';
import { vaMonth, vaYear } from '../model/va-copay.js';
import { CoverageStatus, type Facts } from './CoverageTable.js';
import styles from './matrix.module.css';

const TONES = { listed: 'good', sameMedicine: 'warn', notFound: 'none', unknown: 'none' } as const;
type VaFact = Pick<NonNullable<ReturnType<Facts['get']>>, 'va'>;

export function vaAnswer({ va: { status, product } }: VaFact): string {
  if (status === 'notFound') return VA_ANSWERS.notFound;
  return status === 'unknown' || product === null ? VA_ANSWERS.unknown : VA_ANSWERS[status](product);
}

export interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  readonly terms: TermsByPlan;
  readonly facts: Facts;
  /** Whether the generic names and the VA coverage of the medicines could not be loaded. */
  readonly areFactsMissing: boolean;
  readonly isVaShown: boolean;
}

/** A column of the table of medicines, for a plan or for the VA formulary. */
interface Column {
  readonly id: string;
  readonly name: string;
  readonly sign: ReactNode;
  readonly answer: (medicine: Medicine) => ReactNode;
  /** What all medicines cost in a year, or for VA those on its list. It is empty until that is known. */
  readonly year: string;
  /** The word that marks a column whose answers are invented. VA's list is real. */
  readonly mark?: ReactNode;
}

const isOnVaList = (fact: VaFact | undefined): boolean =>
  fact?.va.status === 'listed' || fact?.va.status === 'sameMedicine';

function VaStatus({ fact, isMissing }: { fact: VaFact | undefined; isMissing: boolean }) {
  if (!fact) return isMissing ? VA_ANSWERS.notRead : null;
  return (
    <>
      <State tone={TONES[fact.va.status]}>{vaAnswer(fact)}</State>
      {isOnVaList(fact) && <b>{vaMonth()}</b>}
    </>
  );
}

function columnsOf(props: Props): Column[] {
  const { medicines, plans, coverageData, terms, facts, areFactsMissing, isVaShown } = props;
  const rxcuis = medicines.map(({ rxcui }) => rxcui);
  const known = [...facts.values()];
  const ofPlans = plans.map((plan, index): Column => {
    const dollars =
      known.length > 0 && planDollars(terms.get(plan.id), answersOf(coverageData, rxcuis, plan.id), medicines, known);
    return {
      id: plan.id,
      name: plan.name,
      sign: <PlanMarker index={index} sign={index + 1} />,
      mark: <SampleTag />,
      answer: (medicine) => <CoverageStatus {...{ coverageData, medicine, plan, terms, facts }} />,
      year: dollars && dollars.sum.year ? yearText(dollars.sum.year) : '',
    };
  });
  const fills = medicines
    .filter(({ rxcui }) => isOnVaList(facts.get(rxcui)))
    .reduce((sum, medicine) => sum + (medicine.fills ?? FILLS.usual), 0);
  const va: Column = {
    id: 'va',
    name: VA_ANSWERS.column,
    sign: (
      <span className={styles.va} aria-hidden="true">
        VA
      </span>
    ),
    answer: ({ rxcui }) => <VaStatus fact={facts.get(rxcui)} isMissing={areFactsMissing} />,
    year: fills > 0 ? vaYear(fills) : '',
  };
  return isVaShown ? [...ofPlans, va] : ofPlans;
}

/** The medicines with a column for each chosen plan and for VA. On narrow screens a name has a line of its own. */
export function MedicineMatrix(props: Props) {
  const { medicines } = props;
  const columns = columnsOf(props);
  return (
    <div className={styles.box} style={{ '--columns': columns.length } as CSSProperties}>
      <div className={`table-scroll ${styles.ground}`} role="group" aria-label={DRUG.allTitle} tabIndex={0}>
        <table className={styles.matrix} {...ROLES.table}>
          <caption className="visually-hidden">{DRUG.caption}</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              <th scope="col" {...ROLES.columnHeader}>
                {DRUG.medicine}
              </th>
              {columns.map(({ id, name, sign, mark }) => (
                <th key={id} scope="col" {...ROLES.columnHeader}>
                  {sign} <span className={styles.name}>{name}</span> {mark}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {medicines.map((medicine) => (
              <tr key={medicine.rxcui} {...ROLES.row}>
                <th scope="row" {...ROLES.rowHeader}>
                  <MedicineName name={medicine.name} />
                </th>
                {columns.map(({ id, answer }) => (
                  <td key={id} {...ROLES.cell}>
                    {answer(medicine)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {medicines.length > 1 && columns.some(({ year }) => year !== '') && (
            <tfoot {...ROLES.group}>
              <tr {...ROLES.row}>
                <th scope="row" {...ROLES.rowHeader}>
                  {DOLLARS.allInYear(medicines.length)}
                </th>
                {columns.map(({ id, year }) => (
                  <td key={id} {...ROLES.cell}>
                    {year}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
