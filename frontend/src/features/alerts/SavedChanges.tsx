import { useState } from 'react';
import { failureText, withCause } from '#api/index.js';
import type { AlertSettings } from '#contract/changes/alerts.contract.js';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { Button, Outcome, TryAgain } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { alertsApi } from './alerts.api.js';
import { ChangeList } from './ChangeList.js';
import { isNew } from './NewChanges.js';

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

/** The switch for mails about saved plans, and earlier changes (the dashboard shows new ones). Empty for guests. */
export function SavedChanges() {
  const { isSignedIn } = useAuth();
  const { data, error, isFetching } = alertsApi.useAlertsQuery(undefined, { skip: !isSignedIn });
  if (!isSignedIn) return null;
  if (error && !data)
    return (
      <section aria-label={CHANGE_ALERTS.title}>
        <TryAgain isBusy={isFetching} text={withCause(WORDS.notRead, error)} />
      </section>
    );
  if (!data) return null;
  return (
    <section className="stack" aria-label={CHANGE_ALERTS.title}>
      <h3>{CHANGE_ALERTS.title}</h3>
      <Switch settings={data.settings} />
      <ChangeList changes={data.changes.filter((found) => !isNew(found))} />
      {data.changes.length === 0 && data.settings.isOn && <p>{WORDS.none}</p>}
    </section>
  );
}
