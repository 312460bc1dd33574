import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConsentEntry } from '../../../../backend/src/contract/consent.contract.js';
import type { CONSENT } from '../../../../backend/src/contract/consent.contract.js';
import type { ReplyOf } from '../../../../backend/src/contract/endpoint.js';
import { CONSENT_PURPOSE } from '../../../../backend/src/contract/limits.js';
import { FORM } from '../../../../backend/src/contract/messages/forms.js';
import { CONSENT_WORDS as WORDS } from '../../../../backend/src/contract/messages/consent.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { failureText } from '../../api/index.js';
import { Button, Notice, Page, Status } from '../../ui/index.js';
import { useAuth } from '../session/index.js';
import { changeOf } from './change-of.js';
import { consentApi } from './consent.api.js';
import { ContactConsent } from './ContactConsent.js';

type History = ReplyOf<typeof CONSENT.history>;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function HistoryTable({ entries, signUp }: History) {
  const rows = [
    ...entries.map(({ id, consentTimestamp, contactConsent, channel, contactWindow, privacyVersion, purpose }) => ({ id, purpose, at: consentTimestamp, what: contactConsent ? WORDS.given : WORDS.takenBack, how: [WORDS.channels[channel], contactWindow].filter(Boolean).join(', '), version: privacyVersion })),
    ...(signUp ? [{ id: 'sign-up', purpose: signUp.toContact ? CONSENT_PURPOSE : '', at: signUp.at, what: `${WORDS.signUp}: ${signUp.toContact ? WORDS.given : PAGES.terms.title}`, how: signUp.contactWindow ?? '', version: signUp.termsVersion ?? '' }] : []),
  ];
  if (rows.length === 0) return <p>{WORDS.noHistory}</p>;
  return (
    <div className="table-scroll" role="group" aria-label={WORDS.history} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{WORDS.history}</caption>
        <thead><tr>{Object.values(WORDS.columns).map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{rows.map(({ id, at, what, purpose, how, version }) => <tr key={id}><th scope="row">{when.format(new Date(at))}</th><td>{what}</td><td>{purpose}</td><td>{how}</td><td>{version}</td></tr>)}</tbody>
      </table>
    </div>
  );
}

/** What the person last said: their newest entry, else what they ticked at sign-up. */
const isAgreed = ({ entries: [newest], signUp }: History): boolean => newest?.contactConsent ?? signUp?.toContact ?? false;

function Withdraw({ userId, last, onDone }: { userId: string; last: ConsentEntry | undefined; onDone: () => void }) {
  const [change, { isLoading, isSuccess, isError }] = consentApi.useChangeConsentMutation();
  async function withdraw(): Promise<void> {
    // Once it is recorded, the button is only there until the history has come anew.
    if (isLoading || isSuccess) return;
    const answer = await change({ params: { id: userId }, body: changeOf({ isAgreed: false, channel: last?.channel ?? 'phone', window: '', phone: '' }) });
    if ('data' in answer) onDone();
  }
  return (
    <>
      {isError && <Notice tone="problem"><p>{WORDS.failed}</p></Notice>}
      <Button aria-disabled={isLoading || isSuccess} onClick={() => void withdraw()}>{isLoading ? WORDS.saving : WORDS.withdraw}</Button>
    </>
  );
}

/** The sections come after the browser looked for the one its address names. */
function useNamedSection(): void {
  const { hash } = useLocation();
  useEffect(() => (hash ? document.getElementById(hash.slice(1))?.focus() : undefined), [hash]);
}

function Centre({ userId, history, reload }: { userId: string; history: History; reload: () => void }) {
  const [isWithdrawn, setWithdrawn] = useState(false);
  const agreed = isAgreed(history);
  const calls = useRef<HTMLElement>(null);
  useNamedSection();
  // The pressed button goes away with the consent.
  useEffect(() => (isWithdrawn ? calls.current?.focus() : undefined), [isWithdrawn]);
  return (
    <>
      <section id="call-consent" className="stack" ref={calls} tabIndex={-1}>
        <h2>{WORDS.calls}</h2>
        <p><strong>{agreed ? WORDS.current.on : WORDS.current.off}</strong></p>
        {agreed && <Withdraw userId={userId} last={history.entries[0]} onDone={() => { setWithdrawn(true); reload(); }} />}
        <Status>{isWithdrawn && !agreed && <p>{WORDS.withdrawn}</p>}</Status>
      </section>
      <section id="secure-messages" className="stack" tabIndex={-1}>
        <h2>{WORDS.messages}</h2>
        <ContactConsent onSaved={() => { setWithdrawn(false); reload(); }} />
      </section>
      <section className="stack">
        <h2>{WORDS.history}</h2>
        <HistoryTable {...history} />
      </section>
    </>
  );
}

/** Every consent given, when, for what and by which text, and the one step to take it back. */
export default function ConsentScreen() {
  const { user } = useAuth();
  const { data, error, refetch } = consentApi.useConsentHistoryQuery(user ? { params: { id: user.id } } : skipToken);
  return (
    <Page width="reading">
      <h1>{PAGES.consent.title}</h1>
      <p>{WORDS.centreIntro}</p>
      {error && <Notice tone="problem"><p>{failureText(error, WORDS.historyFailed)}</p><Button kind="secondary" onClick={() => void refetch()}>{WORDS.again}</Button></Notice>}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {user && data && <Centre userId={user.id} history={data} reload={() => void refetch()} />}
    </Page>
  );
}
