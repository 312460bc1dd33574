import type { FoundChange } from '#contract/changes/alerts.contract.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { Card } from '#ui/index.js';
import { ChangeList } from './ChangeList.js';
import { isNew } from './new-changes.js';

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
