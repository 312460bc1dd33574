import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { failureText, withCause } from '#api/index.js';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_PURPOSE } from '#contract/limits/consent.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { Button, Notice, Page, Status, TryAgain } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { toConsentChange } from './consent-change.js';
import { consentApi } from './consent.api.js';
import { ContactConsent } from './ContactConsent.js';
import { currentConsent, waysText, type History } from './current-consent.js';
import { PlanOfConsent } from './PlanOfConsent.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function HistoryTable({ entries, signUp }: Pick<History, 'entries' | 'signUp'>) {
  const rows = [
    ...entries.map(
      ({
        id,
        consentTimestamp,
        contactConsent,
        channel,
        contactWindow,
        contactPhone,
        privacyVersion,
        purpose,
        planId,
      }) => ({
        id,
        purpose,
        at: consentTimestamp,
        what: contactConsent ? WORDS.given : WORDS.takenBack,
        planId,
        how: contactConsent ? waysText({ channel, window: contactWindow ?? '', phone: contactPhone ?? '' }) : '',
        version: privacyVersion,
      }),
    ),
    ...(signUp
      ? [
          {
            id: 'sign-up',
            purpose: signUp.toContact ? CONSENT_PURPOSE : '',
            at: signUp.at,
            planId: null,
            what: `${WORDS.signUp}: ${signUp.toContact ? WORDS.given : PAGES.terms.title}`,
            how: signUp.toContact ? [WORDS.anyChannel, signUp.contactWindow].filter(Boolean).join(', ') : '',
            version: signUp.termsVersion ?? '',
          },
        ]
      : []),
  ];
  if (rows.length === 0) return <p>{WORDS.noHistory}</p>;
  return (
    <div className="table-scroll" role="group" aria-label={WORDS.history} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{WORDS.history}</caption>
        <thead>
          <tr>
            {Object.values(WORDS.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, what, planId, purpose, how, version }) => (
            <tr key={id}>
              <th scope="row">{when.format(new Date(at))}</th>
              <td>
                {what}
                {planId && (
                  <>
                    , <PlanOfConsent planId={planId} />
                  </>
                )}
              </td>
              <td>{purpose}</td>
              <td>{how}</td>
              <td>{version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
      <section className="stack">
        <h2>{WORDS.history}</h2>
        <HistoryTable {...history} />
      </section>
    </>
  );
}

export default function ConsentScreen() {
  const { user } = useAuth();
  const { data, error, isFetching, refetch } = consentApi.useConsentHistoryQuery(
    user ? { params: { id: user.id } } : skipToken,
  );
  return (
    <Page width="reading">
      <h1>{PAGES.consent.title}</h1>
      <p>{WORDS.pageIntro}</p>
      {error && (
        <TryAgain isBusy={isFetching} onRetry={() => void refetch()}>
          <p>{failureText(error, WORDS.historyFailed)}</p>
        </TryAgain>
      )}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {user && data && <Centre userId={user.id} history={data} />}
    </Page>
  );
}
