import { useState } from 'react';
import { Link } from 'react-router';
import { failureText, withCause } from '#api/index.js';
import type { AlertSettings } from '#contract/changes/alert-settings.js';
import type { FoundChange } from '#contract/changes/alerts.contract.js';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { CHANGE_ALERTS } from '#contract/messages/changes/change-alerts.js';
import { MAIL_TOPICS } from '#contract/messages/changes/mail-topics.js';
import { PAGES, planPath } from '#contract/pages.js';
import { Button, Outcome, TryAgain } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { alertsApi } from './alerts.api.js';

const { list: WORDS } = CHANGE_ALERTS;

function Switch({ settings }: { settings: AlertSettings }) {
  const [set, { isLoading }] = alertsApi.useSetAlertsMutation();
  const [note, setNote] = useState('');
  async function change(): Promise<void> {
    if (isLoading) return;
    const isOn = !settings.isOn;
    const { error } = await set({ body: { isOn, wording: ALERTS_WORDING } });
    setNote(error ? failureText(error, WORDS.notChanged) : isOn ? WORDS.started : MAIL_TOPICS.stopped('savedPlans'));
  }
  return (
    <>
      <p>{settings.isOn ? WORDS.isOn : CHANGE_ALERTS.consentHint}</p>
      <p>
        <Button kind="secondary" aria-disabled={isLoading} onClick={() => void change()}>
          {settings.isOn ? MAIL_TOPICS.stop : CHANGE_ALERTS.consent}
        </Button>
      </p>
      <Outcome>{note && <p>{note}</p>}</Outcome>
    </>
  );
}

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

function Changes({ changes }: { changes: readonly FoundChange[] }) {
  return byPlan(changes).map((group) =>
    group.slice(0, 1).map((first) => (
      <div key={first.id}>
        <p>
          <Link to={pathOf(first)}>{CHANGE_ALERTS.planTitle(first)}</Link>
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

/** The switch for mails about changes of saved plans, and the changes. Nothing is rendered for guests. */
export function SavedChanges() {
  const { isSignedIn } = useAuth();
  const { data, error, isFetching, refetch } = alertsApi.useAlertsQuery(undefined, { skip: !isSignedIn });
  if (!isSignedIn) return null;
  if (error && !data)
    return (
      <section aria-label={CHANGE_ALERTS.title}>
        <TryAgain isBusy={isFetching} onRetry={refetch}>
          <p>{withCause(WORDS.notRead, error)}</p>
        </TryAgain>
      </section>
    );
  if (!data) return null;
  return (
    <section className="stack" aria-label={CHANGE_ALERTS.title}>
      <h3>{CHANGE_ALERTS.title}</h3>
      <Switch settings={data.settings} />
      <Changes changes={data.changes} />
      {data.changes.length === 0 && data.settings.isOn && <p>{WORDS.none}</p>}
    </section>
  );
}
