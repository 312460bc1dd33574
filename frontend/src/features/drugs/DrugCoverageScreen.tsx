import { useEffect, useRef, useState } from 'react';
import type { Coverage, DRUGS } from '../../../../backend/src/contract/drugs.contract.js';
import type { ReplyOf } from '../../../../backend/src/contract/endpoint.js';
import { COVERAGE_BATCH } from '../../../../backend/src/contract/limits.js';
import { DRUG } from '../../../../backend/src/contract/messages/drugs.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, ButtonLink, Notice, Page } from '../../ui/index.js';
import { ContactConsent } from '../consent/index.js';
import { planPath, type SelectedPlan } from '../plans/index.js';
import { AllMedicines } from './AllMedicines.js';
import { CoverageTable } from './CoverageTable.js';
import { drugsApi } from './drugs.api.js';
import { DrugSearch } from './DrugSearch.js';
import { useMedicines, type Medicine } from './medicines.js';
import { colourOf, letterOf, usePlansToCheck } from './plans-to-check.js';
import { Link } from 'react-router';
import styles from './drugs.module.css';

type Answer = ReplyOf<typeof DRUGS.covered>;
interface Result { readonly medicine: Medicine; readonly answer: Answer }
type Problem = 'incomplete' | 'failed' | null;

function Plans({ plans }: { plans: readonly SelectedPlan[] }) {
  if (plans.length === 0) return <><p>{DRUG.noPlans}</p><p><ButtonLink kind="secondary" to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink></p></>;
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name }, index) => <li key={id} className={styles[colourOf(index)]}><strong>{letterOf(index)}</strong> <Link to={planPath(id)}>{name}</Link></li>)}
    </ul>
  );
}

/** Asks for every medicine kept so far and the chosen one at once: one question, one set of facts for both tables. */
function useCheck(plans: readonly SelectedPlan[]) {
  const kept = useMedicines();
  const [ask, { isFetching }] = drugsApi.useLazyCoverageQuery();
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  async function check(medicine: Medicine | null): Promise<void> {
    if (isFetching) return;
    if (!medicine || plans.length === 0) return setProblem('incomplete');
    setProblem(null);
    const others = kept.medicines.filter(({ rxcui }) => rxcui !== medicine.rxcui).slice(0, COVERAGE_BATCH.drugs - 1);
    const drugs = [medicine, ...others].map(({ rxcui }) => rxcui).join(',');
    const { data, isError } = await ask({ query: { drugs, planids: plans.map(({ id }) => id).join(',') } });
    if (isError || !data) return setProblem('failed');
    kept.add(medicine);
    setResult({ medicine, answer: data });
  }
  return { ...kept, check, result, problem, isFetching };
}

const NOTES = { incomplete: DRUG.incompleteNote, failed: DRUG.failedNote };
const ALERTS = { incomplete: DRUG.incomplete, failed: DRUG.failed };
const NONE: readonly Coverage[] = [];

export default function DrugCoverageScreen() {
  const plans = usePlansToCheck();
  const [chosen, setChosen] = useState<Medicine | null>(null);
  const { medicines, remove, check, result, problem, isFetching } = useCheck(plans);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (result) region.current?.focus();
  }, [result]);
  return (
    <Page>
      <h1>{DRUG.title}</h1>
      <h2>{DRUG.plansTitle}</h2>
      <Plans plans={plans} />
      <DrugSearch onChoose={setChosen} />
      {problem && <Notice tone="problem"><p>{ALERTS[problem]}</p></Notice>}
      <p><Button disabled={isFetching} onClick={() => void check(chosen)}>{isFetching ? DRUG.checking : DRUG.check}</Button></p>
      <p className="visually-hidden" role="status">{problem ? NOTES[problem] : result && !isFetching && DRUG.ready}</p>
      <section ref={region} tabIndex={-1} aria-label="Results" className="stack">
        {result && <CoverageTable medicine={result.medicine} plans={plans} answer={result.answer} />}
      </section>
      <AllMedicines medicines={medicines} plans={plans} coverage={result?.answer.coverage ?? NONE} onRemove={remove} />
      <ContactConsent />
    </Page>
  );
}
