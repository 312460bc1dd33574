import { useEffect, useId, useRef, useState } from 'react';
import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { PAGES } from '#contract/pages.js';
import { DrugSearch, NamesToLookUp, useLookUp, type Medicine } from '#features/care/index.js';
import { LOOK_UP } from '#features/care/messages/care-lists.js';
import { COVERAGE_LABELS } from '#features/care/messages/care.js';
import { DRUG } from '#features/care/messages/drugs.js';
import { ContactConsent } from '#features/consent/index.js';
import {
  PlanMarker,
  SampleData,
  SelectedPlanLink,
  useQuizMedicines,
  type SelectedPlan,
} from '#features/plans/index.js';
import { LazyTermsHelp, WordingSwitches } from '#features/wording/index.js';
import { Button, ButtonLink, Card, Notice, Page, Status, useInView, Waiting } from '#ui/index.js';
import { useMedicineDetails, usePlanTerms } from '../api/use-details.js';
import { usePlansToCheck } from '../components/plans-to-check.js';
import { AllMedicines } from './AllMedicines.js';
import { CoverageTable } from './CoverageTable.js';
import styles from './drugs.module.css';
import { useCoverageCheck } from './use-coverage-check.js';

const NoPlans = () => (
  <div className="stack">
    <p>{DRUG.noPlans}</p>
    <p className="no-print">
      <ButtonLink kind="secondary" to={PAGES.marketplace.path}>
        {PAGES.marketplace.title}
      </ButtonLink>
    </p>
  </div>
);

/** The chosen plans, with the numbers and colors that stand for them in the table. */
function Plans({ plans }: { plans: readonly SelectedPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section className="stack">
      <h2 className={styles.plansTitle}>{DRUG.plansTitle}</h2>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <li key={plan.id}>
            <PlanMarker index={index} sign={index + 1} /> <SelectedPlanLink plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const NO_FACTS: readonly MedicineFacts[] = [];
const NO_PLANS: readonly SelectedPlan[] = [];
const NOTES = { incomplete: DRUG.incompleteNote, failed: DRUG.failedNote };
const ALERTS = { incomplete: DRUG.incomplete, failed: DRUG.failed };

/** Most medicines and plans in a table that is printed in larger type and still fits on one sheet. */
const LARGE_PRINT_LIMITS = { medicines: 10, plans: 5 } as const;

/** Checks coverage. If no medicine or no plan is chosen, pressing it says what is missing. */
function CheckButton({ isReady, isBusy, onPress }: { isReady: boolean; isBusy: boolean; onPress: () => void }) {
  const whyId = useId();
  return (
    <div>
      <Button aria-disabled={isBusy || !isReady} aria-describedby={isReady ? undefined : whyId} onClick={onPress}>
        {isBusy ? DRUG.checking : DRUG.check}
      </Button>
      {!isReady && (
        <p id={whyId} className="muted">
          {DRUG.incompleteNote}
        </p>
      )}
    </div>
  );
}

/** Returns true from the moment when the condition first becomes true, even if it becomes false again. */
function useLatch(condition: boolean): boolean {
  const [isSet, set] = useState(condition);
  if (condition && !isSet) set(true);
  return isSet;
}

export default function DrugCoverageScreen() {
  const plans = usePlansToCheck();
  const [chosen, setChosen] = useState<Medicine | null>(null);
  const {
    medicines,
    list,
    add,
    remove,
    setFills,
    check,
    checkAll,
    forget,
    coverageData,
    result,
    leftOut,
    isListChecked,
    isReady,
    problem,
    earlierCheckAt,
    isBusy,
  } = useCoverageCheck(plans);
  const named = useQuizMedicines();
  const { request, lookUp, end } = useLookUp(named.remove);
  const [message, setMessage] = useState('');
  function startLookUp(name: string): void {
    setChosen(null);
    setMessage('');
    lookUp(name);
  }
  function choose(medicine: Medicine | null): void {
    setChosen(medicine);
    forget();
    const isAdded = medicine !== null && request !== null && add(medicine);
    if (isAdded) setMessage(LOOK_UP.inList(medicine.name));
    end(isAdded);
  }
  const { known, isError } = useMedicineDetails(medicines);
  const checked = useMedicineDetails(result ? [result.medicine] : []);
  const facts = new Map(
    [...(known?.medicines ?? NO_FACTS), ...(checked.known?.medicines ?? NO_FACTS)].map((one) => [one.rxcui, one]),
  );
  const areDetailsLoaded = isListChecked && (known !== null || isError);
  const isListShown = useLatch(list !== 'loading' && (medicines.length === 0 || areDetailsLoaded));
  const hasAnswers = medicines.length > 0 || result !== null;
  const terms = usePlanTerms(hasAnswers ? plans : NO_PLANS);
  const outcome = useInView();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (result) region.current?.focus();
  }, [result]);
  const isListed = medicines.some(({ rxcui }) => rxcui === result?.medicine.rxcui);
  function addChecked(medicine: Medicine): void {
    // The button disappears, so the focus moves to the answer, which then says that the medicine is in the list.
    if (add(medicine)) region.current?.focus();
  }
  const isDense = medicines.length > LARGE_PRINT_LIMITS.medicines || plans.length > LARGE_PRINT_LIMITS.plans;
  return (
    <Page>
      <div className={`stack ${styles.wide} ${isDense ? styles.dense : ''}`}>
        <div className={styles.top}>
          <h1>{DRUG.title}</h1>
          <p className="muted">{DRUG.lead}</p>
        </div>
        {plans.length === 0 && <NoPlans />}
        <SampleData of="medicines" source={isListShown && hasAnswers ? coverageData.provenance?.source : undefined}>
          <AllMedicines
            medicines={isListShown ? medicines : []}
            plans={plans}
            coverageData={coverageData}
            earlierCheckAt={earlierCheckAt}
            terms={terms}
            facts={facts}
            areFactsMissing={isError}
            listDate={known?.listDate ?? null}
            leftOut={leftOut}
            list={list}
            isBusy={isBusy}
            onCheck={() => void checkAll()}
            onRemove={remove}
            onFills={setFills}
          />
          {!isListShown && <Waiting text={null} />}
          <div className="stack no-print">
            {list !== 'loading' && (
              <NamesToLookUp
                named={named}
                listed={medicines}
                heading="h2"
                onLookUp={startLookUp}
                onMessage={setMessage}
              >
                <Status>{message && <p>{message}</p>}</Status>
              </NamesToLookUp>
            )}
            <Card>
              <DrugSearch listed={medicines} onChoose={choose} request={request} />
              <CheckButton
                isReady={chosen !== null && plans.length > 0}
                isBusy={isBusy}
                onPress={() => void check(chosen)}
              />
            </Card>
            <div ref={outcome} tabIndex={-1} className={styles.outcome}>
              {problem && (
                <Notice tone="problem">
                  <p>{ALERTS[problem.kind]}</p>
                  {problem.kind === 'failed' && problem.cause && <p>{problem.cause}</p>}
                </Notice>
              )}
            </div>
            <p className="visually-hidden" role="status">
              {problem ? NOTES[problem.kind] : isReady && DRUG.ready}
            </p>
          </div>
          {isBusy && <Waiting text={null} />}
          {/* Not printed for a listed medicine: the printed table of all medicines says the same. */}
          <section
            ref={region}
            tabIndex={-1}
            aria-label={DRUG.results}
            className={isListed ? 'stack no-print' : 'stack'}
          >
            {result && (
              <>
                <CoverageTable
                  medicine={result.medicine}
                  plans={plans}
                  coverageData={coverageData}
                  earlierCheckAt={earlierCheckAt}
                  provenance={result.answer.provenance}
                  terms={terms}
                  facts={facts}
                />
                <div className="no-print" role="status">
                  {isListed && <p>{LOOK_UP.inList(result.medicine.name)}</p>}
                </div>
                {!isListed && list !== 'loading' && (
                  <p className="no-print">
                    <Button kind="secondary" onClick={() => addChecked(result.medicine)}>
                      {DRUG.add}
                    </Button>
                  </p>
                )}
              </>
            )}
          </section>
        </SampleData>
        <Plans plans={plans} />
      </div>
      {/* Show the sections about help and consent only together with the list of medicines. Sections that appeared
          first would be pushed down when the list arrives. */}
      <div className="no-print stack" hidden={!isListShown}>
        <LazyTermsHelp labels={Object.values(COVERAGE_LABELS)} />
        <WordingSwitches />
        <ContactConsent />
      </div>
    </Page>
  );
}
