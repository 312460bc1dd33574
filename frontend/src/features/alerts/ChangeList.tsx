import type { FoundChange } from '#contract/changes/alerts.contract.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { PAGES, planPath } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';

/** Returns the changes plan by plan, in the order in which the plans first appear. */
function byPlan(changes: readonly FoundChange[]): FoundChange[][] {
  const groups = new Map<string, FoundChange[]>();
  for (const found of changes) {
    const path = pathOf(found);
    groups.set(path, [...(groups.get(path) ?? []), found]);
  }
  return [...groups.values()];
}

const pathOf = ({ plan }: FoundChange): string => (plan ? planPath(plan.id, plan.year) : PAGES.marketplace.path);

export function ChangeList({ changes }: { changes: readonly FoundChange[] }) {
  return byPlan(changes).map((group) =>
    group.slice(0, 1).map((first) => (
      <div key={first.id}>
        <p>
          <ButtonLink kind="quiet" to={pathOf(first)}>
            {CHANGE_ALERTS.planTitle(first)}
          </ButtonLink>
        </p>
        <ul>
          {group.map((found) => (
            <li key={found.id}>{CHANGE_ALERTS.line(found, { isNamed: true })}</li>
          ))}
        </ul>
      </div>
    )),
  );
}
