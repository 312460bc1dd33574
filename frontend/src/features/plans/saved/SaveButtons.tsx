import { useState } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { ItemsToSave, SavedPrice } from '#contract/api/saved.contract.js';
import { PAGES } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { PRIVATE_KEYS, useCameFrom } from '#features/session/index.js';
import { Button, ButtonLink, Status } from '#ui/index.js';
import { FINDER } from '../messages/finder.js';
import { SAVED_WORDS } from '../messages/saved.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { usePreferences } from '../storage/choices.slice.js';
import { planKey, searchKey } from '../storage/saved-in-browser.slice.js';
import { WaitingItems } from './lazy-components.js';
import { useSaved, type Saved } from './use-saved.js';

/** Remembers, for all tabs, that a guest wants to keep saved items: a confirmation link opens in another tab. */
function askToKeepSaved(): void {
  localStorage.setItem(PRIVATE_KEYS.keepSaved, 'yes');
}

interface Props {
  readonly saved: Saved;
  readonly items: Partial<ItemsToSave>;
  readonly isSaved: boolean;
  readonly words: { readonly button: string; readonly done: string };
}

/**
 * A button that saves searches or plans. Once they are saved, a sentence replaces the button, and screen readers
 * announce that sentence. What a guest saves stays in this browser, so a link offers to keep it in an account.
 */
function SaveButton({ saved, items, isSaved, words }: Props) {
  const cameFrom = useCameFrom();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className="no-print">
      <WaitingItems />
      <Status>
        {isSaved ? (
          <p>
            {words.done} {saved.where !== 'account' && SAVED_WORDS.oneInBrowser}
          </p>
        ) : (
          problem && <p>{problem}</p>
        )}
      </Status>
      {isSaved && saved.where === 'browser' && (
        <p>
          <ButtonLink kind="secondary" to={PAGES.login.path} state={cameFrom} onClick={askToKeepSaved}>
            {FINDER.keepInAccount}
          </ButtonLink>
        </p>
      )}
      {!isSaved && (
        // Until the account's items have arrived, it is not known whether this is saved. The button keeps its room.
        <p style={saved.where === 'coming' ? { visibility: 'hidden' } : undefined}>
          <Button kind="secondary" onClick={() => void saved.save(items).then(setProblem)}>
            {words.button}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The entries that led to the search name the relationships of its people. */
export function SaveSearch({ submitted: { search, entries } }: { submitted: SubmittedSearch }) {
  const saved = useSaved();
  const [preferences] = usePreferences();
  const key = searchKey({ search, preferences });
  return (
    <SaveButton
      saved={saved}
      items={{
        searches: [
          {
            search,
            preferences,
            roles: search.household.people.map((_, index) => entries?.people[index]?.role ?? null),
          },
        ],
      }}
      isSaved={saved.searches.some((one) => searchKey(one) === key)}
      words={{ button: SAVED_WORDS.saveSearch, done: SAVED_WORDS.searchSaved }}
    />
  );
}

interface SavePlanProps {
  readonly plan: Pick<PlanSummary, 'id' | 'name'>;
  readonly year: number;
  /** The search whose results contained the plan, or null if the plan was opened by its URL. */
  readonly search: PlanSearch | null;
  /** Today's price for the household of the search, or null if it is not known. */
  readonly price: SavedPrice | null;
}

export function SavePlan({ plan, year, search, price }: SavePlanProps) {
  const saved = useSaved();
  const key = planKey({ plan_id: plan.id, year });
  return (
    <SaveButton
      saved={saved}
      items={{ plans: [{ plan_id: plan.id, name: plan.name, year, search, price }] }}
      isSaved={saved.plans.some((one) => planKey(one) === key)}
      words={{ button: SAVED_WORDS.savePlan, done: SAVED_WORDS.planSaved }}
    />
  );
}
