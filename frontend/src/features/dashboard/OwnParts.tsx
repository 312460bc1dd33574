import type { ReactNode } from 'react';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { useWaitingStage } from '#ui/feedback/Waiting.js';
import { TryAgain, useToday, Waiting } from '#ui/index.js';
import { foundChangesApi, NewChanges } from '../alerts/index.js';
import { ownDatesOf, savedAnswersApi } from '../deadlines/index.js';
import { savedApi } from '../plans/index.js';
import type { Own } from './own.js';

/**
 * Looks up what the server knows about a signed-in person and passes it on for the cards. The cards wait for it,
 * because it stands first and would push them down, but only as long as a wait is too short to mention.
 */
export function OwnParts({ children }: { children: (own: Own) => ReactNode }) {
  const today = useToday();
  const changes = foundChangesApi.useAlertsQuery();
  const saved = savedAnswersApi.useSavedAnswersQuery();
  const items = savedApi.useSavedItemsQuery();
  // When a failed query is sent again, the cards stay. While it is, it keeps the error of the last attempt.
  const isComing = [changes, saved, items].some(({ isLoading, error }) => isLoading && !error);
  if (useWaitingStage(isComing) === 'short' && isComing) return <Waiting text={null} />;
  const answers = saved.data?.answers;
  const { searches = [], plans = [] } = items.data ?? {};
  const search = [...searches, ...plans].find((item) => item.search)?.search;
  return children({
    news: changes.data && <NewChanges changes={changes.data.changes} />,
    dates: answers ? ownDatesOf(answers, today) : null,
    ages: search?.household.people.map(({ age }) => age) ?? saved.data?.ages ?? [],
    problem: saved.error && !saved.data && <TryAgain isBusy={saved.isFetching} text={SESSION_CHECK.notRead} />,
  });
}
