import { Link } from 'react-router';
import { CARE } from '#contract/messages/care/care.js';
import { PAGES } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { useMedicines } from '../lists/use-medicines.js';
import styles from '../model/care.module.css';
import { overPlansText } from '../model/plan-care.js';
import { Chip } from './CareChips.js';
import { useCareCoverage } from './use-care-coverage.js';

interface Props {
  /** Ids of the chosen plans, which are all of one plan year. */
  readonly planIds: readonly string[];
  readonly year: number | undefined;
}

/** The person's medicines, each with the number of chosen plans that cover it. */
export function MedicinesOverPlans({ planIds, year }: Props) {
  const { isSignedIn } = useSession();
  const { medicines, state } = useMedicines();
  const { careOf } = useCareCoverage(planIds, year);
  const listPage = isSignedIn ? PAGES.drugCoverage : PAGES.plans;
  return (
    <>
      {medicines.length === 0 && state !== 'loading' && <p>{CARE.noMedicines}</p>}
      <ul className={styles.plainRows}>
        {medicines.map(({ rxcui, name }) => {
          const answers = careOf
            ? planIds.flatMap((id) => careOf(id).find((item) => item.id === rxcui)?.answer ?? [])
            : [];
          const { text, tone } = overPlansText(answers);
          return (
            <li key={rxcui}>
              <b>{name}</b>
              {text && <Chip tone={tone}>{text}</Chip>}
            </li>
          );
        })}
      </ul>
      <p>
        <Link to={listPage.path}>{medicines.length === 0 ? CARE.addMedicines : CARE.seeMedicines}</Link>
      </p>
    </>
  );
}
