import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { failureText } from '#api/index.js';
import { RequestFilter, type ListedRequest } from '#contract/api/contact-requests.contract.js';
import { REQUEST_STATES } from '#contract/limits/staff.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Checkbox, Page, Select, Toast, TryAgain, useFocusRecovery, useToast } from '#ui/index.js';
import { contactRequestsApi } from './api/contact-requests.api.js';
import styles from './components/admin.module.css';
import { ExportButton } from './components/ExportButton.js';
import { StaffNav } from './components/StaffNav.js';
import { useListFocus } from './components/use-list-focus.js';
import { WORDS } from './components/words.js';
import { REQUESTS, STATE_NAMES } from './requests/request-words.js';
import { RequestModal } from './requests/RequestModal.js';
import { RequestRows } from './requests/RequestRows.js';
import { useRequestsAddress, type RequestsAddress } from './requests/use-requests-address.js';

const STATES = REQUEST_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }));

export default function ContactRequestsScreen() {
  const address = useRequestsAddress();
  const { query } = address;
  const { data, error, isFetching, refetch } = contactRequestsApi.useListRequestsQuery(query ? { query } : skipToken);
  const { section, expect } = useListFocus(address.address, isFetching);
  const { message, showMessage, clear } = useToast();
  const [open, setOpen] = useState<ListedRequest | null>(null);
  const [makeLink] = contactRequestsApi.useStartRequestExportMutation();
  useFocusRecovery();
  const failure = query === null ? { status: 400 } : error;
  const page = failure ? null : data;
  const hasFirst = Boolean(address.asked['after'] || failure);
  return (
    <Page>
      <StaffNav />
      <h1>{PAGES.contactRequests.title}</h1>
      <p>{REQUESTS.intro}</p>
      <Filters address={address} />
      <section
        ref={section}
        tabIndex={-1}
        aria-label={REQUESTS.list}
        aria-busy={isFetching}
        className={`${styles.region} stack`}
      >
        <p role="status">{page ? REQUESTS.shown(page.requests.length) : failure ? '' : REQUESTS.loading}</p>
        {failure && (
          <TryAgain isBusy={isFetching} onRetry={query === null ? null : () => void refetch()}>
            <p>{failureText(failure, REQUESTS.failed)}</p>
          </TryAgain>
        )}
        {page && page.requests.length > 0 && <RequestRows requests={page.requests} onOpen={setOpen} />}
        {(hasFirst || page?.next) && (
          <nav aria-label={WORDS.pages} className={styles.actions}>
            {hasFirst && (
              <ButtonLink kind="secondary" onClick={expect} to={address.toPage(null)}>
                {REQUESTS.first}
              </ButtonLink>
            )}
            {page?.next && (
              <ButtonLink kind="secondary" onClick={expect} to={address.toPage(page.next)}>
                {REQUESTS.next}
              </ButtonLink>
            )}
          </nav>
        )}
        {page && (
          <div>
            <ExportButton
              getPath={() => makeLink({ body: RequestFilter.parse(address.filter) })}
              file="contact-requests.csv"
            />
          </div>
        )}
      </section>
      <RequestModal
        request={open}
        onClose={() => setOpen(null)}
        onSaved={({ name }) => {
          setOpen(null);
          showMessage(REQUESTS.saved(name));
        }}
      />
      <Toast message={message} onClose={clear} />
    </Page>
  );
}

function Filters({ address: { chosen, ask } }: { address: RequestsAddress }) {
  return (
    <div role="search" aria-label={REQUESTS.filters} className={styles.row}>
      <Select
        name="state"
        label={REQUESTS.state}
        options={STATES}
        placeholder={REQUESTS.anyState}
        value={chosen['state'] ?? ''}
        onChange={({ target }) => ask('state', target.value)}
      />
      <Checkbox
        name="mine"
        label={REQUESTS.mine}
        checked={chosen['mine'] === 'yes'}
        onChange={({ target }) => ask('mine', target.checked ? 'yes' : '')}
      />
    </div>
  );
}
