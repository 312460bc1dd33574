import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { failureText, withCause } from '#api/index.js';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { Button, lazyPart, Notice, Page, Status, TryAgain } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { toConsentChange } from './consent-change.js';
import { consentApi } from './consent.api.js';
import { ContactConsent } from './ContactConsent.js';
import { currentConsent, type History } from './current-consent.js';
import { MailConsents } from './MailConsents.js';

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
      {error && (
        <Notice tone="problem">
          <p>{withCause(WORDS.failed, error)}</p>
        </Notice>
      )}
      <Button aria-disabled={isLoading || isSuccess} onClick={() => void withdraw()}>
        {isLoading ? WORDS.saving : WORDS.withdraw}
      </Button>
    </>
  );
}

/**
 * Moves focus to the section named in the URL's fragment. The browser cannot do that by itself, because the section did
 * not exist yet when the page was loaded.
 */
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
      {error && (
        <TryAgain isBusy={isFetching}>
          <p>{failureText(error, WORDS.historyFailed)}</p>
        </TryAgain>
      )}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {user && data && <Centre userId={user.id} history={data} />}
    </Page>
  );
}
