import type { FoundChange } from '#contract/changes/alerts.contract.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { Card } from '#ui/index.js';
import { ChangeList } from './ChangeList.js';

/** For this number of days after it was found, a change stands at the top of the dashboard. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a change was found so recently that it belongs where a returning person looks first. */
export const isNew = ({ foundAt }: FoundChange): boolean => Date.parse(foundAt) > Date.now() - DAYS * DAY_MS;

/** What is new in what the person saved. Nothing is rendered if nothing is new. */
export function NewChanges({ changes }: { changes: readonly FoundChange[] }) {
  const found = changes.filter(isNew);
  if (found.length === 0) return null;
  return (
    <Card>
      <section className="stack" aria-label={CHANGE_ALERTS.newTitle}>
        <h2>{CHANGE_ALERTS.newTitle}</h2>
        <ChangeList changes={found} />
      </section>
    </Card>
  );
}
