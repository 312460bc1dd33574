import { useEffect, useEffectEvent, useState } from 'react';
import { causeOf } from '#api/index.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { useMedicines, type Medicine } from '#features/care/index.js';
import type { SelectedPlan } from '#features/plans/index.js';
import { drugsApi } from '../api/drugs.api.js';
import { addReply, NO_COVERAGE_DATA, pairOf, type CoverageData } from '../model/coverage-data.js';
import { joinReplies, questionsByYear, type CoverageReply } from '../model/coverage-questions.js';

interface Result {
  readonly medicine: Medicine;
  readonly answer: CoverageReply;
}
/**
 * Why a coverage check failed: no medicine or no plan was chosen (`incomplete`), or the request failed. If the request
 * failed, `cause` is a sentence that says what to do about the failure, or null if that is not known.
 */
export type Problem = { readonly kind: 'incomplete' } | { readonly kind: 'failed'; readonly cause: string | null };
const INCOMPLETE: Problem = { kind: 'incomplete' };
type Outcome = 'ready' | Problem | null;

/** Requests drug coverage and merges all responses, so that no two tables on the page contradict each other. */
function useCoverageData(plans: readonly SelectedPlan[]) {
  const [ask] = drugsApi.useLazyCoverageQuery();
  const [coverageData, setCoverageData] = useState<CoverageData>(NO_COVERAGE_DATA);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  /** Rejects if a request fails. The query's `data` would not do: after a failure, RTK Query keeps the earlier data. */
  async function fetchCoverage(medicines: readonly Medicine[]): Promise<CoverageReply | null> {
    const rxcuis = medicines.map(({ rxcui }) => rxcui);
    const answers = await Promise.all(questionsByYear(rxcuis, plans).map((query) => ask({ query }).unwrap()));
    const answer = joinReplies(answers);
    if (answer) {
      setCheckedAt(new Date());
      setCoverageData((known) =>
        addReply(
          known,
          answer,
          rxcuis.flatMap((rxcui) => plans.map(({ id }) => pairOf(rxcui, id))),
        ),
      );
    }
    return answer;
  }
  return { coverageData, checkedAt, fetchCoverage };
}

/**
 * Checks a medicine together with all saved ones, so that one response fills both tables. A check never changes the
 * list. If the person adds a medicine to a full list, `leftOut` contains it.
 */
export function useCoverageCheck(plans: readonly SelectedPlan[]) {
  const saved = useMedicines();
  const { coverageData, checkedAt, fetchCoverage } = useCoverageData(plans);
  const [result, setResult] = useState<Result | null>(null);
  const [leftOut, setLeftOut] = useState<Medicine | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);

  async function askPlans(medicines: readonly Medicine[]): Promise<CoverageReply | null> {
    setOutcome(null);
    setBusy(true);
    try {
      const answer = await fetchCoverage(medicines);
      setOutcome(answer && 'ready');
      return answer;
    } catch (failure) {
      setOutcome({ kind: 'failed', cause: causeOf(failure) });
      return null;
    } finally {
      setBusy(false);
    }
  }
  async function check(medicine: Medicine | null): Promise<void> {
    if (isBusy) return;
    if (!medicine || plans.length === 0) return setOutcome(INCOMPLETE);
    setLeftOut(null);
    const others = saved.medicines.filter(({ rxcui }) => rxcui !== medicine.rxcui);
    const fits = others.length < COVERAGE_BATCH.drugs;
    const answer = await askPlans(fits ? [medicine, ...others] : [medicine]);
    if (answer) setResult({ medicine, answer });
  }
  const isListLoaded = saved.state !== 'loading';
  const [isListAsked, setListAsked] = useState(false);
  const unchecked = saved.medicines.filter(({ rxcui }) =>
    plans.some(({ id }) => !coverageData.asked.has(pairOf(rxcui, id))),
  );
  const fetchList = useEffectEvent(async () => {
    try {
      await fetchCoverage(saved.medicines);
    } catch (failure) {
      setOutcome({ kind: 'failed', cause: causeOf(failure) });
    } finally {
      setListAsked(true);
    }
  });
  // Check the saved medicines automatically, and again when a medicine is added or other plans are chosen.
  const toCheck = isListLoaded ? unchecked.map(({ rxcui }) => rxcui).join(' ') : '';
  const planIds = plans.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (toCheck) void fetchList();
  }, [toCheck, planIds]);
  async function checkAll(): Promise<void> {
    if (isBusy) return;
    if (plans.length === 0) return setOutcome(INCOMPLETE);
    await askPlans(saved.medicines);
  }
  /** Adds a medicine to the person's list. Returns whether the list had room for the medicine. */
  function add(medicine: Medicine): boolean {
    const fits = saved.medicines.length < COVERAGE_BATCH.drugs;
    setLeftOut(fits ? null : medicine);
    if (fits) saved.add(medicine);
    return fits;
  }
  function remove(rxcui: string): void {
    setLeftOut(null);
    saved.remove(rxcui);
  }
  const problem = outcome === 'ready' ? null : outcome;
  return {
    medicines: saved.medicines,
    list: saved.state,
    add,
    remove,
    setFills: saved.setFills,
    check,
    checkAll,
    /** Takes the answer to the last check away, which would look like an answer about what is chosen now. */
    forget: (): void => {
      setOutcome(null);
      setResult(null);
    },
    coverageData,
    result,
    leftOut,
    /** Whether the coverage of the saved medicines has been looked up, or looking it up has failed. */
    isListChecked: isListAsked || unchecked.length === 0,
    isReady: outcome === 'ready',
    problem,
    /** Time of the last successful check, if a newer check has failed. Otherwise it is null. */
    earlierCheckAt: problem?.kind === 'failed' ? checkedAt : null,
    isBusy,
  };
}
