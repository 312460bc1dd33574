import { Link } from 'react-router';
import { CARE_NAMES } from '#contract/messages/care/care-names.js';
import { CARE } from '#contract/messages/care/care.js';
import { PAGES } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { TryAgain } from '#ui/index.js';
import { useRepeatFailed } from '../api/use-repeat-failed.js';
import { useDoctorList } from '../lists/use-doctors.js';
import { useMedicines } from '../lists/use-medicines.js';
import styles from '../model/care.module.css';
import { coverageSummaryText } from '../model/plan-care.js';
import { Chip } from './CareChips.js';
import { useCareCoverage, type CareCoverage } from './use-care-coverage.js';

interface Props {
  /** Ids of the chosen plans, which are all of one plan year. */
  readonly planIds: readonly string[];
  readonly year: number | undefined;
}

interface Row {
  readonly id: string;
  readonly name: string;
}

function Rows({
  rows,
  planIds,
  careOf,
}: { rows: readonly Row[] } & Pick<Props, 'planIds'> & Pick<CareCoverage, 'careOf'>) {
  return (
    <ul className={styles.plainRows}>
      {rows.map(({ id, name }) => {
        const answers = careOf
          ? planIds.flatMap((planId) => careOf(planId).find((item) => item.id === id)?.answer ?? [])
          : [];
        const { text, tone } = coverageSummaryText(answers);
        return (
          <li key={id}>
            <b>{name}</b>
            {text && <Chip tone={tone}>{text}</Chip>}
          </li>
        );
      })}
    </ul>
  );
}

/** The person's medicines and doctors, each with the number of chosen plans that cover it. */
export function CareCoverageSummary({ planIds, year }: Props) {
  const { isSignedIn } = useSession();
  const { medicines, state } = useMedicines();
  const doctors = useDoctorList();
  const { careOf } = useCareCoverage(planIds, year);
  const again = useRepeatFailed();
  const listPage = isSignedIn ? PAGES.drugCoverage : PAGES.plans;
  return (
    <>
      {(state === 'notRead' || again.isBusy) && (
        <TryAgain {...again}>
          <p>{CARE.notLoaded}</p>
        </TryAgain>
      )}
      {medicines.length === 0 && state !== 'loading' && state !== 'notRead' && <p>{CARE_NAMES.noMedicines}</p>}
      <Rows rows={medicines.map(({ rxcui, name }) => ({ id: rxcui, name }))} planIds={planIds} careOf={careOf} />
      <p>
        <Link to={listPage.path}>{medicines.length === 0 ? CARE_NAMES.addMedicines : CARE.seeMedicines}</Link>
      </p>
      {doctors.length > 0 && (
        <>
          <h3>{CARE.doctors}</h3>
          <Rows rows={doctors.map(({ npi, name }) => ({ id: npi, name }))} planIds={planIds} careOf={careOf} />
        </>
      )}
    </>
  );
}
