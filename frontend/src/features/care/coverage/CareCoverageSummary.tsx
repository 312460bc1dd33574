import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { ButtonLink, Disclosure, TryAgain } from '#ui/index.js';
import { useFailureShown } from '../api/use-failure-shown.js';
import { useDoctorList } from '../lists/use-doctors.js';
import { useMedicineList, useMedicineListStatus } from '../lists/use-medicines.js';
import { CARE_NAMES } from '../messages/care-names.js';
import { CARE } from '../messages/care.js';
import styles from '../model/care.module.css';
import type { CareAnswer } from '../model/coverage-text.js';
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

/** Largest number of medicines that are all shown. A longer list would fill many screens of a phone. */
const MOST_SHOWN = 6;

type Known = Pick<Props, 'planIds'> & Pick<CareCoverage, 'careOf'>;

const answersAbout = (id: string, { planIds, careOf }: Known): CareAnswer[] =>
  careOf ? planIds.flatMap((planId) => careOf(planId).find((item) => item.id === id)?.answer ?? []) : [];

function Rows({ rows, known }: { rows: readonly Row[]; known: Known }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.plainRows}>
      {rows.map(({ id, name }) => {
        const { text, tone } = coverageSummaryText(answersAbout(id, known));
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

/** The medicines. In a long list, those that all chosen plans are known to cover are folded into one line. */
function MedicineRows({ rows, known }: { rows: readonly Row[]; known: Known }) {
  if (rows.length <= MOST_SHOWN) return <Rows rows={rows} known={known} />;
  const isCovered = ({ id }: Row): boolean => answersAbout(id, known).every((answer) => answer === 'yes');
  const folded = rows.filter(isCovered);
  const isKnown = rows.some(({ id }) => answersAbout(id, known).length > 0);
  return (
    <>
      <Rows rows={rows.filter((row) => !isCovered(row))} known={known} />
      {folded.length > 0 && (
        <Disclosure
          title={isKnown ? CARE.overPlans.byAll(folded.length, known.planIds.length) : CARE.number(folded.length)}
        >
          <Rows rows={folded} known={known} />
        </Disclosure>
      )}
    </>
  );
}

export function CareCoverageSummary({ planIds, year }: Props) {
  const { isSignedIn } = useSession();
  const medicines = useMedicineList();
  const status = useMedicineListStatus();
  const doctors = useDoctorList();
  const { careOf } = useCareCoverage(planIds, year);
  const known = { planIds, careOf };
  const { isShown, isBusy } = useFailureShown(status === 'notRead');
  const isEmpty = medicines.length === 0 && status === 'read';
  const listPage = isSignedIn ? PAGES.drugCoverage : PAGES.plans;
  return (
    <>
      {isShown && <TryAgain isBusy={isBusy} text={CARE.notLoaded} />}
      {!isShown && status === 'loading' && <p>{FORM.loading}</p>}
      {isEmpty && <p>{CARE_NAMES.noMedicines}</p>}
      <MedicineRows rows={medicines.map(({ rxcui, name }) => ({ id: rxcui, name }))} known={known} />
      <div className="stack">
        <p>
          <ButtonLink kind="quiet" to={listPage.path}>
            {isEmpty ? CARE_NAMES.addMedicines : CARE.seeMedicines}
          </ButtonLink>
        </p>
        {doctors.length > 0 && (
          <>
            <h3>{CARE.doctors}</h3>
            <Rows rows={doctors.map(({ npi, name }) => ({ id: npi, name }))} known={known} />
          </>
        )}
      </div>
    </>
  );
}
