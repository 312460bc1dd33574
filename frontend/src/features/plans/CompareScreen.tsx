import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { COMPARE } from '../../../../backend/src/contract/limits.js';
import { COMPARE_PAGE, PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { COMPARE_PLANS } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import type { Plan } from '../../../../backend/src/contract/plan.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { failureText } from '../../api/index.js';
import { Button, ButtonLink, Notice, Page, Status, useKeptFocus } from '../../ui/index.js';
import { pricedFor, useAskedFor } from './asked-for.js';
import type { Compared } from './compare-rows.js';
import { CompareTable } from './CompareTable.js';
import { readSearch, usePreferences, useSelectedPlans } from './kept.js';
import { LeftOut } from './LeftOut.js';
import { plansApi } from './plans.api.js';
import styles from './plans.module.css';
import { wishesOf } from './preferences.js';
import { rankOne } from './ranking.js';
import { ShownAs } from './shown-as.js';
import { Source } from './Source.js';
import { toCompare } from './to-compare.js';

/** The chosen plans in the order they were chosen, judged by the same wishes as in the list. */
function useCompared(plans: readonly Plan[], ids: readonly string[], search: PlanSearch | null): Compared[] {
  const [preferences] = usePreferences();
  return useMemo(() => {
    const wishes = search ? wishesOf(preferences, search.household) : [];
    return ids.flatMap((id) => plans.filter((plan) => plan.id === id)).map((plan) => rankOne(plan, wishes, preferences.ownCare));
  }, [plans, ids, search, preferences]);
}

/** The chosen plans, and the last search moved to their year. */
function useChosen() {
  const [selected] = useSelectedPlans();
  const [last] = useState(readSearch);
  return useMemo(() => {
    const chosen = toCompare(selected, last?.year ?? 0);
    return { chosen, ids: chosen.plans.map(({ id }) => id), search: last && { ...last, year: chosen.year } };
  }, [selected, last]);
}

const NO_PLANS: readonly Plan[] = [];

export default function CompareScreen() {
  useKeptFocus();
  const { chosen, ids, search } = useChosen();
  const askedFor = useAskedFor(search);
  const isReady = search !== null && ids.length >= COMPARE.min;
  const { data, currentData, error, isFetching } = plansApi.usePlanBatchQuery(search && isReady ? { body: { ...search, plan_ids: ids } } : skipToken);
  // With one plan fewer the others stay as they are while they are asked for anew. A chosen id is of one year.
  const shown = currentData ?? (isReady && data && ids.every((id) => data.plans.some((plan) => plan.id === id)) ? data : undefined);
  const compared = useCompared(shown?.plans ?? NO_PLANS, ids, search);
  const found = useMemo(() => shown?.plans.map(({ id }) => id) ?? null, [shown]);
  return (
    <Page>
      <div className={`stack ${styles.compared}`}>
        <h1>{PAGES.compare.title}</h1>
        <Status>{isFetching && <p>{PLAN_PAGE.loading}</p>}</Status>
        {!isReady && <Notice><p>{search ? COMPARE_PLANS.needMore : COMPARE_PAGE.noSearch}</p></Notice>}
        {chosen.beyond > 0 && <Notice><p>{COMPARE_PAGE.tooMany(COMPARE.max)}</p></Notice>}
        {error && <Notice tone="problem"><p>{failureText(error, PLAN_PAGE.noDetails)}</p></Notice>}
        {search && <LeftOut chosen={chosen} found={found} />}
        {search && shown && compared.length > 0 && (
          <ShownAs value={shown}>
            <Source provenance={shown.provenance} />
            <p className="muted">{askedFor} {pricedFor(search, shown.eligibility)}</p>
            <CompareTable compared={compared} search={search} />
          </ShownAs>
        )}
        <p className="no-print"><ButtonLink kind="secondary" to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink> {compared.length > 0 && <Button kind="secondary" onClick={() => print()}>{COMPARE_PAGE.print}</Button>}</p>
      </div>
    </Page>
  );
}
