import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { failureText, isFailure } from '#api/index.js';
import { LINK_UNKNOWN_FRAGMENT, stoppedFragment, type LinkedMails } from '#contract/changes/alerts.contract.js';
import { ALERT_TOPICS } from '#contract/limits/alerts.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { ALERT_ERRORS } from '#contract/messages/errors.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Notice, Outcome, Panel, useHydrated } from '#ui/index.js';
import { alertsApi } from './alerts.api.js';
import styles from './stop-alerts.module.css';

const { stopPage: WORDS } = CHANGE_ALERTS;
const UNKNOWN = ALERT_ERRORS['alerts.linkUnknown'].message;

const isUnknown = (failure: unknown): boolean => isFailure(failure) && failure.code === 'alerts.linkUnknown';

/**
 * What happened to a form that a browser without scripts has sent. Each sentence is visible only if the server has
 * redirected to its fragment. With scripts, the page says the same sentences by itself.
 */
function AfterPlainForm() {
  return (
    <>
      {ALERT_TOPICS.map((topic) => (
        <p key={topic} id={stoppedFragment(topic)} className={`when-target ${styles.outcome}`}>
          <strong>{MAIL_TOPICS.stopped(topic)}</strong>
        </p>
      ))}
      <p id={LINK_UNKNOWN_FRAGMENT} className={`when-target ${styles.outcome}`}>
        <strong>{UNKNOWN}</strong>
      </p>
    </>
  );
}

interface FormProps {
  readonly linked: LinkedMails | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The button, unless the mails have stopped already. The form has no address of its own, see `StopAlertsScreen`. */
function StopForm({ linked, isBusy, onSubmit }: FormProps) {
  if (linked && !linked.isOn) return <p>{MAIL_TOPICS.alreadyStopped(linked.topic)}</p>;
  return (
    <form className="stack" method="post" onSubmit={onSubmit}>
      <p>{linked ? MAIL_TOPICS.stops(linked.topic) : MAIL_TOPICS.stopsSome}</p>
      <p>
        <Button type="submit" aria-disabled={isBusy}>
          {MAIL_TOPICS.stop}
        </Button>
      </p>
    </form>
  );
}

/**
 * The page of the link in each mail for which people can ask. One press ends the mails of that kind, without logging
 * in. Opening the page ends nothing, because programs that check mails open the links in them. The form has no address
 * of its own, so a browser without scripts sends it to the address of the page, which includes the secret of the link.
 */
export default function StopAlertsScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const isHydrated = useHydrated();
  const link = alertsApi.useLinkedMailsQuery(token ? { query: { token } } : skipToken);
  const [stop, { data: stopped, isLoading, error }] = alertsApi.useStopAlertsMutation();
  const hasNoLink = (isHydrated && token === '') || isUnknown(link.error) || isUnknown(error);
  const outcome = hasNoLink ? UNKNOWN : stopped ? MAIL_TOPICS.stopped(stopped.topic) : '';
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLoading) void stop({ query: { token } });
  }
  return (
    <Panel>
      <h1>{PAGES.stopAlerts.title}</h1>
      {!stopped && <AfterPlainForm />}
      <div className="stack until-target">
        {error && !hasNoLink && <Notice tone="problem" text={failureText(error, WORDS.failed)} />}
        {!hasNoLink && !stopped && <StopForm linked={link.data} isBusy={isLoading} onSubmit={submit} />}
        <Outcome>{outcome && <p>{outcome}</p>}</Outcome>
      </div>
      <p>
        <ButtonLink kind="secondary" to={`${PAGES.consent.path}#mails`}>
          {WORDS.account}
        </ButtonLink>
      </p>
    </Panel>
  );
}
