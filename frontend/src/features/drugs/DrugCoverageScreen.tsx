import { useEffect, useId, useRef, useState } from 'react';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, ButtonLink, Notice, Page } from '../../ui/index.js';
import { ContactConsent } from '../consent/index.js';
import { SelectedPlanLink, type SelectedPlan } from '../plans/index.js';
import { AllMedicines } from './AllMedicines.js';
import { CoverageTable } from './CoverageTable.js';
import { DrugSearch } from './DrugSearch.js';
import { NO_FACTS } from './facts.js';
import type { Medicine } from './medicines.js';
import { colourOf, letterOf, usePlansToCheck } from './plans-to-check.js';
import { useCheck } from './use-check.js';
import styles from './drugs.module.css';

function Plans({ plans }: { plans: readonly SelectedPlan[] }) {
  if (plans.length === 0) return <><p>{DRUG.noPlans}</p><p className="no-print"><ButtonLink kind="secondary" to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink></p></>;
  return (
    <ul className={styles.plans}>
      {plans.map((plan, index) => <li key={plan.id} className={styles[colourOf(index)]}><strong>{letterOf(index)}</strong> <SelectedPlanLink plan={plan} /></li>)}
    </ul>
  );
}

const NOTES = { incomplete: DRUG.incompleteNote, failed: DRUG.failedNote };
const ALERTS = { incomplete: DRUG.incomplete, failed: DRUG.failed };

/** A list up to this size is printed in larger letters. */
const ROOMY = { medicines: 10, plans: 5 } as const;

/** Without a chosen medicine and a plan the button can be pressed all the same, and says why nothing happens. */
function CheckButton({ isReady, isBusy, onPress }: { isReady: boolean; isBusy: boolean; onPress: () => void }) {
  const whyId = useId();
  return (
    <div>
      <Button aria-disabled={isBusy || !isReady} aria-describedby={isReady ? undefined : whyId} onClick={onPress}>{isBusy ? DRUG.checking : DRUG.check}</Button>
      {!isReady && <p id={whyId} className="muted">{DRUG.incompleteNote}</p>}
    </div>
  );
}

export default function DrugCoverageScreen() {
  const plans = usePlansToCheck();
  const [chosen, setChosen] = useState<Medicine | null>(null);
  const { medicines, list, remove, check, checkAll, forget, facts, result, leftOut, problem, isBusy } = useCheck(plans);
  function choose(medicine: Medicine | null): void {
    setChosen(medicine);
    if (medicine) forget();
  }
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (result) region.current?.focus();
  }, [result]);
  const isDense = medicines.length > ROOMY.medicines || plans.length > ROOMY.plans;
  return (
    <Page>
      <div className={`stack ${styles.wide} ${isDense ? styles.dense : ''}`}>
        <h1>{DRUG.title}</h1>
        <h2>{DRUG.plansTitle}</h2>
        <Plans plans={plans} />
        <div className="stack no-print">
          <DrugSearch onChoose={choose} />
          {problem && <Notice tone="problem"><p>{ALERTS[problem]}</p></Notice>}
          <CheckButton isReady={chosen !== null && plans.length > 0} isBusy={isBusy} onPress={() => void check(chosen)} />
          <p className="visually-hidden" role="status">{problem ? NOTES[problem] : facts !== NO_FACTS && !isBusy && DRUG.ready}</p>
        </div>
        {/* On paper the same facts stand in the table of all medicines. */}
        <section ref={region} tabIndex={-1} aria-label={DRUG.results} className={leftOut ? 'stack' : 'stack no-print'}>
          {result && <CoverageTable medicine={result.medicine} plans={plans} facts={facts} provenance={result.answer.provenance} />}
        </section>
        <AllMedicines medicines={medicines} plans={plans} facts={facts} leftOut={leftOut} list={list} isBusy={isBusy} onCheck={() => void checkAll()} onRemove={remove} />
      </div>
      <ContactConsent />
    </Page>
  );
}
