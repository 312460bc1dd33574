import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { failureText, withCause } from '#api/index.js';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { ALERT_TOPICS, type AlertTopic } from '#contract/limits/alerts.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { FORM } from '#contract/messages/forms.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { Button, lazyPart, Notice, Page, Status, TryAgain } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { toConsentChange } from './consent-change.js';
import { ContactConsent } from './ContactConsent.js';
import { currentConsent, type History } from './current-consent.js';
import { consentApi } from './use-consent.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The page on which people can ask for the mails about a topic. */
const ASK_ON: Readonly<Record<AlertTopic, { path: string; title: string }>> = {
  savedPlans: PAGES.dashboard,
  deadlines: PAGES.deadlines,
};

interface MailConsentProps {
  readonly userId: string;
  readonly topic: AlertTopic;
  /** Since when the person has got the mails, as an ISO 8601 string, or null if the person does not get them. */
  readonly since: string | null;
}

function MailConsent({ userId, topic, since }: MailConsentProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [isEnded, setEnded] = useState(false);
  const [end, { isLoading, error }] = consentApi.useEndMailsMutation();
  async function press(): Promise<void> {
    if (isLoading) return;
    const answer = await end({ params: { id: userId, topic } });
    if ('error' in answer) return;
    setEnded(true);
    // The button disappears together with the consent, so move focus to the text around it.
    section.current?.focus();
  }
  return (
    <section ref={section} className="stack" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId}>{MAIL_TOPICS.title(topic)}</h3>
      <p>{since ? WORDS.mails.since(day.format(new Date(since))) : WORDS.mails.off}</p>
      {error && <Notice tone="problem" text={withCause(WORDS.mails.failed, error)} />}
      {since ? (
        <p>
          <Button kind="secondary" aria-disabled={isLoading} onClick={() => void press()}>
            {isLoading ? WORDS.saving : MAIL_TOPICS.stop}
          </Button>
        </p>
      ) : (
        <p>
          {WORDS.mails.askOn} <Link to={ASK_ON[topic].path}>{ASK_ON[topic].title}</Link>
        </p>
      )}
      <Status>{isEnded && !since && <p>{MAIL_TOPICS.stopped(topic)}</p>}</Status>
    </section>
  );
}

/** The mails for which people can ask, since when the person gets them, and a button that ends them at once. */
function MailConsents({ userId, mails }: { userId: string } & Pick<History, 'mails'>) {
  return ALERT_TOPICS.map((topic) => {
    const newest = mails.find((entry) => entry.topic === topic);
    return <MailConsent key={topic} userId={userId} topic={topic} since={newest?.isOn ? newest.at : null} />;
  });
}

/** The history stands below everything else and looks up the names of plans, so its code comes after the page. */
const LazyHistoryTable = lazyPart(() => import('./HistoryTable.js').then((part) => part.HistoryTable));

function Withdraw({ userId, last, onDone }: { userId: string; last: ConsentEntry | undefined; onDone: () => void }) {
  const [change, { isLoading, isSuccess, error }] = consentApi.useChangeConsentMutation();
  async function withdraw(): Promise<void> {
    // The button for withdrawing consent stays visible for a moment after it was pressed, until the consent history is
    // reloaded. Pressing the button again must do nothing.
    if (isLoading || isSuccess) return;
    const answer = await change({
      params: { id: userId },
      body: toConsentChange({ isAgreed: false, channel: last?.channel ?? 'phone', window: '', phone: '' }),
    });
    if ('data' in answer) onDone();
  }
  return (
    <>
      {error && <Notice tone="problem" text={withCause(WORDS.failed, error)} />}
      <Button aria-disabled={isLoading || isSuccess} onClick={() => void withdraw()}>
        {isLoading ? WORDS.saving : WORDS.withdraw}
      </Button>
    </>
  );
}

/** Moves focus to the section in the URL's fragment, which did not exist yet when the browser looked for it. */
function useNamedSection(): void {
  const { hash } = useLocation();
  useEffect(() => (hash ? document.getElementById(hash.slice(1))?.focus() : undefined), [hash]);
}

function Centre({ userId, history }: { userId: string; history: History }) {
  const [isWithdrawn, setWithdrawn] = useState(false);
  const standing = currentConsent(history);
  const agreed = standing !== null;
  const isByEmail = standing?.isChannelChosen && standing.choice.channel === 'email';
  const calls = useRef<HTMLElement>(null);
  useNamedSection();
  // Withdrawing a consent removes the button that had focus, so focus must move to another section.
  useEffect(() => (isWithdrawn ? calls.current?.focus() : undefined), [isWithdrawn]);
  return (
    <>
      <section id="call-consent" className="stack" ref={calls} tabIndex={-1}>
        <h2>{WORDS.standing}</h2>
        <p>
          <strong>{WORDS.current[isByEmail ? 'email' : agreed ? 'on' : 'off']}</strong>
        </p>
        {agreed && <Withdraw userId={userId} last={history.entries[0]} onDone={() => setWithdrawn(true)} />}
        <Status>{isWithdrawn && !agreed && <p>{WORDS.withdrawn}</p>}</Status>
      </section>
      <section id="secure-messages" className="stack" tabIndex={-1}>
        <ContactConsent isConsentPage onSaved={() => setWithdrawn(false)} />
      </section>
      <section id="mails" className="stack" tabIndex={-1}>
        <h2>{WORDS.mails.heading}</h2>
        <MailConsents userId={userId} mails={history.mails} />
      </section>
      <section className="stack">
        <h2>{WORDS.history}</h2>
        <LazyHistoryTable history={history} />
      </section>
    </>
  );
}

export default function ConsentScreen() {
  const { user } = useAuth();
  const { data, error, isFetching } = consentApi.useConsentHistoryQuery(user ? { params: { id: user.id } } : skipToken);
  return (
    <Page width="reading">
      <h1>{PAGES.consent.title}</h1>
      <p>{WORDS.pageIntro}</p>
      {error && <TryAgain isBusy={isFetching} text={failureText(error, WORDS.historyFailed)} />}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {user && data && <Centre userId={user.id} history={data} />}
    </Page>
  );
}
