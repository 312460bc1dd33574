import { useEffect, useEffectEvent, useState } from 'react';
import { COVERAGE_BATCH } from '../../../../backend/src/contract/limits.js';
import type { SelectedPlan } from '../plans/index.js';
import { type CoverageAnswer, joined, questionsOf } from './ask-by-year.js';
import { drugsApi } from './drugs.api.js';
import { type Facts, learned, NO_FACTS, pairOf } from './facts.js';
import { useMedicines, type Medicine } from './medicines.js';

interface Result { readonly medicine: Medicine; readonly answer: CoverageAnswer }
export type Problem = 'incomplete' | 'failed' | null;

/** Asks the plans, and collects what they said: one set of facts for every place that shows one. */
function useFacts(plans: readonly SelectedPlan[]) {
  const [ask] = drugsApi.useLazyCoverageQuery();
  const [facts, setFacts] = useState<Facts>(NO_FACTS);
  async function learn(medicines: readonly Medicine[]): Promise<CoverageAnswer | null> {
    const rxcuis = medicines.map(({ rxcui }) => rxcui);
    const answers = await Promise.all(questionsOf(rxcuis, plans).map(async (query) => (await ask({ query })).data));
    const answer = answers.some((one) => !one) ? null : joined(answers.flatMap((one) => one ?? []));
    if (answer) setFacts((known) => learned(known, answer, rxcuis.flatMap((rxcui) => plans.map(({ id }) => pairOf(rxcui, id)))));
    return answer;
  }
  return { facts, learn };
}

/**
 * The check of one medicine, together with every medicine kept so far: one question for both tables. When the list is
 * full, the medicine is checked all the same and `leftOut` names it.
 */
export function useCheck(plans: readonly SelectedPlan[]) {
  const kept = useMedicines();
  const { facts, learn } = useFacts(plans);
  const [result, setResult] = useState<Result | null>(null);
  const [leftOut, setLeftOut] = useState<Medicine | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  const [isAsking, setAsking] = useState(false);
  /** Its check was asked for before the saved list was there. */
  const [waiting, setWaiting] = useState<Medicine | null>(null);
  const isBusy = isAsking || waiting !== null;

  async function asking(medicines: readonly Medicine[]): Promise<CoverageAnswer | null> {
    setProblem(null);
    setAsking(true);
    const answer = await learn(medicines).finally(() => setAsking(false));
    if (!answer) setProblem('failed');
    return answer;
  }
  async function check(medicine: Medicine | null): Promise<void> {
    if (isBusy) return;
    if (!medicine || plans.length === 0) return setProblem('incomplete');
    setProblem(null);
    if (kept.state === 'loading') return setWaiting(medicine);
    await checkWithList(medicine);
  }
  async function checkWithList(medicine: Medicine): Promise<void> {
    const others = kept.medicines.filter(({ rxcui }) => rxcui !== medicine.rxcui);
    const fits = others.length < COVERAGE_BATCH.drugs;
    const answer = await asking(fits ? [medicine, ...others] : [medicine]);
    if (!answer) return;
    setLeftOut(fits ? null : medicine);
    if (fits) kept.add(medicine);
    setResult({ medicine, answer });
  }
  const goOn = useEffectEvent((medicine: Medicine) => {
    setWaiting(null);
    void checkWithList(medicine);
  });
  const isListThere = kept.state !== 'loading';
  useEffect(() => {
    if (isListThere && waiting) goOn(waiting);
  }, [isListThere, waiting]);
  async function checkAll(): Promise<void> {
    if (isBusy) return;
    if (plans.length === 0) return setProblem('incomplete');
    await asking(kept.medicines);
  }
  function remove(rxcui: string): void {
    setLeftOut(null);
    kept.remove(rxcui);
  }
  return { medicines: kept.medicines, list: kept.state, remove, check, checkAll, forget: () => setProblem(null), facts, result, leftOut, problem, isBusy };
}
