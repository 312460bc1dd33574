import { Pill, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { Chip, Need, shortName, type Medicine } from '#features/care/index.js';
import { CARE } from '#features/care/messages/care.js';
import { DRUG, VA, VA_ANSWERS } from '#features/care/messages/drugs.js';
import { PlanMarker, SampleTag, usePlaceOf, type SelectedPlan } from '#features/plans/index.js';
import { Button } from '#ui/index.js';
import { ROLES } from '#ui/table/roles.js';
import type { TiersByPlan } from '../api/use-details.js';
import { coverageTone, type CoverageData } from '../model/coverage-data.js';
import { CoverageStatus } from './CoverageTable.js';
import styles from './matrix.module.css';

type Known = Pick<CoverageData, 'coverage' | 'asked'>;

/**
 * Returns a text that says how many of the given medicines a plan covers. The text is empty if the page has not checked
 * all of the medicines.
 */
export function planTally(coverageData: Known, rxcuis: readonly string[], planId: string): string {
  const tones = rxcuis.map((rxcui) => coverageTone(coverageData, rxcui, planId));
  if (tones.includes(undefined)) return '';
  const count = (wanted: 'good' | 'warn' | 'none'): number => tones.filter((tone) => tone === wanted).length;
  const [generic, unknown] = [count('warn'), count('none')];
  if (unknown === rxcuis.length) return CARE.overPlans.noData;
  const rest = (generic > 0 ? CARE.tally.generic(generic) : '') + (unknown > 0 ? CARE.tally.unknown(unknown) : '');
  return DRUG.covered(count('good'), rxcuis.length) + rest;
}

/**
 * Returns a text that says how many of the given medicines are on the VA formulary in the same strength and form, and
 * how many perhaps in another one. The text is empty if that is not known yet for every medicine.
 */
export function vaTally(rxcuis: readonly string[], facts: ReadonlyMap<string, Pick<MedicineFacts, 'va'>>): string {
  if (!rxcuis.every((rxcui) => facts.has(rxcui))) return '';
  const count = (wanted: MedicineFacts['va']['status']): number =>
    rxcuis.filter((rxcui) => facts.get(rxcui)?.va.status === wanted).length;
  return DRUG.onVaList(count('listed'), rxcuis.length, count('sameMedicine'));
}

const TONES = { listed: 'good', sameMedicine: 'warn', notFound: 'none', unknown: 'none' } as const;

/** Returns the color of the answer whether VA covers a medicine. The color only repeats what the answer's text says. */
const vaTone = ({ va: { status } }: Pick<MedicineFacts, 'va'>) => TONES[status];

export function vaAnswer({ va: { status, product } }: Pick<MedicineFacts, 'va'>): string {
  if (status === 'notFound') return VA_ANSWERS.notFound;
  return status === 'unknown' || product === null ? VA_ANSWERS.unknown : VA_ANSWERS[status](product);
}

type Facts = ReadonlyMap<string, MedicineFacts>;

export interface Props {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly SelectedPlan[];
  readonly coverageData: CoverageData;
  readonly tiers: TiersByPlan;
  readonly facts: Facts;
  /** Whether the generic names and the VA coverage of the medicines could not be loaded. */
  readonly areFactsMissing: boolean;
  readonly isVaShown: boolean;
  readonly onRemove: (rxcui: string) => void;
  readonly onFills: (rxcui: string, fills: number) => void;
}

const VaSign = () => (
  <span className={styles.va} aria-hidden="true">
    <Star />
  </span>
);

/**
 * A column of the table of medicines, for a plan or for the VA formulary. `tally` says how many of the medicines the
 * plan or the formulary covers.
 */
interface Column {
  readonly id: string;
  readonly name: string;
  readonly sign: ReactNode;
  readonly tally: string;
  readonly answer: (medicine: Medicine) => ReactNode;
  /** The word that marks a column whose answers are invented. VA's list is real. */
  readonly mark?: ReactNode;
}

const VaStatus = ({ fact, isMissing }: { fact: MedicineFacts | undefined; isMissing: boolean }) =>
  fact ? <Chip tone={vaTone(fact)}>{vaAnswer(fact)}</Chip> : isMissing ? VA_ANSWERS.notRead : null;

function columnsOf(
  { medicines, plans, coverageData, tiers, facts, areFactsMissing, isVaShown }: Props,
  placeOf: ReturnType<typeof usePlaceOf>,
): Column[] {
  const rxcuis = medicines.map(({ rxcui }) => rxcui);
  const ofPlans = plans.map((plan, index) => ({
    id: plan.id,
    name: plan.name,
    sign: <PlanMarker index={placeOf(plan, index)} />,
    mark: <SampleTag />,
    tally: planTally(coverageData, rxcuis, plan.id),
    answer: ({ rxcui }: Medicine) => (
      <CoverageStatus coverageData={coverageData} rxcui={rxcui} plan={plan} tiers={tiers} />
    ),
  }));
  const va = {
    id: 'va',
    name: VA.defaultPlan,
    sign: <VaSign />,
    tally: vaTally(rxcuis, facts),
    answer: ({ rxcui }: Medicine) => <VaStatus fact={facts.get(rxcui)} isMissing={areFactsMissing} />,
  };
  return isVaShown ? [...ofPlans, va] : ofPlans;
}

function MedicineHead({
  medicine,
  fact,
  onRemove,
  onFills,
}: { medicine: Medicine; fact: MedicineFacts | undefined } & Pick<Props, 'onRemove' | 'onFills'>) {
  const { rxcui, name } = medicine;
  return (
    <div className={styles.medicine}>
      <Pill aria-hidden="true" className="icon no-print" />
      <div>
        <b>{name}</b>
        {fact?.generic_name && <div className="muted small">{DRUG.generic(fact.generic_name)}</div>}
        {fact?.generic && <div className="muted small no-print">{CARE.generic(shortName(name))}</div>}
      </div>
      <div className="no-print">
        <Button kind="quiet" aria-label={DRUG.remove(name)} onClick={() => onRemove(rxcui)}>
          <X aria-hidden="true" className="icon" />
        </Button>
      </div>
      <div className={`no-print ${styles.need}`}>
        <Need medicine={medicine} onChange={(fills) => onFills(rxcui, fills)} />
      </div>
    </div>
  );
}

/**
 * The number of medicines that each plan and the VA formulary cover, as a list. Only narrow screens show this list,
 * because their table has no column heads.
 */
const Tallies = ({ columns }: { columns: readonly Column[] }) => (
  <ul className={styles.tallies} aria-label={DRUG.tallies}>
    {columns.map(({ id, name, sign, tally, mark }) => (
      <li key={id}>
        {sign}
        <span>
          <b>{name}</b> {tally} {mark}
        </span>
      </li>
    ))}
  </ul>
);

function Heads({ columns }: { columns: readonly Column[] }) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="col" {...ROLES.columnHeader}>
          {DRUG.medicine}
        </th>
        {columns.map(({ id, name, sign, tally, mark }) => (
          <th key={id} scope="col" {...ROLES.columnHeader}>
            {sign}
            <span className={styles.name}>{name}</span>
            {tally && <small>{tally}</small>}
            {mark}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * The table of the person's medicines, with a column for each chosen plan and one for the VA formulary. On narrow
 * screens the table becomes one card per medicine.
 */
export function MedicineMatrix(props: Props) {
  const { medicines, facts, onRemove, onFills } = props;
  const columns = columnsOf(props, usePlaceOf());
  return (
    <div className={styles.box}>
      <Tallies columns={columns} />
      <div className={`table-scroll ${styles.ground}`} role="group" aria-label={DRUG.allTitle} tabIndex={0}>
        <table className={styles.matrix} {...ROLES.table}>
          <caption className="visually-hidden">{DRUG.allTitle}</caption>
          <Heads columns={columns} />
          <tbody {...ROLES.group}>
            {medicines.map((medicine) => (
              <tr key={medicine.rxcui} {...ROLES.row}>
                <th scope="row" {...ROLES.rowHeader}>
                  <MedicineHead
                    medicine={medicine}
                    fact={facts.get(medicine.rxcui)}
                    onRemove={onRemove}
                    onFills={onFills}
                  />
                </th>
                {columns.map(({ id, name, sign, answer, mark }) => (
                  <td key={id} {...ROLES.cell}>
                    <span className={styles.who} aria-hidden="true">
                      {sign} {name} {mark}
                    </span>
                    {answer(medicine)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
