import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { failureText } from '#api/index.js';
import { RequestFilter, RequestQuery, type ListedRequest } from '#contract/api/contact-requests.contract.js';
import { REQUEST_STATES } from '#contract/limits/staff.js';
import { PAGES } from '#contract/pages.js';
import { useNarrow } from '#theme/index.js';
import {
  Button,
  ButtonLink,
  Checkbox,
  DataTable,
  Page,
  Select,
  Toast,
  TryAgain,
  useFocusRecovery,
  useToast,
  type Column,
} from '#ui/index.js';
import { contactRequestsApi } from './api/admin.api.js';
import styles from './components/admin.module.css';
import { ExportButton } from './components/ExportButton.js';
import { useListFocus } from './components/list-hooks.js';
import { RowCards } from './components/RowCards.js';
import { StaffNav } from './components/StaffNav.js';
import { dateOf, WORDS } from './components/words.js';
import { callSummary } from './requests/call-text.js';
import { REQUESTS, STATE_NAMES } from './requests/request-words.js';
import { RequestModal } from './requests/RequestModal.js';

interface Props {
  readonly requests: readonly ListedRequest[];
  readonly onOpen: (request: ListedRequest) => void;
}

const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

const INFORMATION: readonly Column<ListedRequest>[] = [
  { id: 'name', header: REQUESTS.name, cell: ({ name }) => name },
  {
    id: 'asked',
    header: REQUESTS.asked,
    cell: ({ received_at }) => inOneLine(dateOf(received_at)),
  },
  { id: 'kind', header: REQUESTS.kind, cell: ({ kind }) => REQUESTS.kinds[kind] },
  { id: 'state', header: REQUESTS.state, cell: ({ state }) => STATE_NAMES[state] },
  { id: 'assignee', header: REQUESTS.assignee, cell: ({ assignee }) => assignee?.name ?? REQUESTS.nobody },
  { id: 'call', header: REQUESTS.call, cell: ({ call }) => callSummary(call) },
];

const openButton = (onOpen: Props['onOpen']) => (request: ListedRequest) => (
  <div className={styles.actions}>
    <Button kind="quiet" onClick={() => onOpen(request)}>
      {REQUESTS.open}
      <span className="visually-hidden"> {request.name}</span>
    </Button>
  </div>
);

/** The list of contact requests, shown as a table or, on a phone, as cards. The newest request comes first. */
function RequestRows({ requests, onOpen }: Props) {
  const isNarrow = useNarrow();
  const columns = [...INFORMATION, { id: 'actions', header: REQUESTS.actions, cell: openButton(onOpen) }];
  if (isNarrow) return <RowCards rows={requests} columns={columns} />;
  return (
    <div className={styles.sortable}>
      <DataTable
        caption={REQUESTS.list}
        columns={columns}
        rows={requests}
        keyOf={({ id }) => id}
        sort={{ column: '', direction: 'descending' }}
        onSort={() => undefined}
      />
    </div>
  );
}

type Name = 'state' | 'mine' | 'after';
const NAMES: readonly Name[] = ['state', 'mine', 'after'];

/** Keeps the query of the list of contact requests in the URL, so that a link or a reload shows the same page of it. */
function useRequestsAddress() {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(
    () => Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))),
    [params],
  );
  const { after: _after, ...filter } = asked;
  // The page follows the address only later. Until then, the fields and further changes build on what was chosen.
  const [chosen, setChosen] = useState<Record<string, string> | null>(null);
  useEffect(() => setChosen(null), [params]);
  return {
    asked,
    filter,
    /** The filters that the fields show. */
    chosen: chosen ?? filter,
    address: params.toString(),
    /** The validated query, or null if the URL is invalid, for example because it was edited by hand. */
    query: useMemo(() => z.safeParse(RequestQuery, asked).data ?? null, [asked]),
    /** Changes a filter and goes back to the first page. */
    ask: (name: 'state' | 'mine', value: string): void => {
      const { [name]: _old, ...others } = chosen ?? filter;
      const changed = value ? { ...others, [name]: value } : others;
      setChosen(changed);
      setParams(changed, { replace: true });
    },
    toPage: (after: string | null): string => `?${new URLSearchParams(after ? { ...filter, after } : filter)}`,
  };
}
type RequestsAddress = ReturnType<typeof useRequestsAddress>;

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
          <TryAgain
            isBusy={isFetching}
            onRetry={query === null ? null : () => void refetch()}
            text={failureText(failure, WORDS.loadFailed)}
          />
        )}
        {page && page.requests.length > 0 && <RequestRows requests={page.requests} onOpen={setOpen} />}
        {(hasFirst || page?.next) && (
          <nav aria-label={WORDS.pages} className={styles.actions}>
            {hasFirst && (
              <ButtonLink kind="secondary" onClick={expect} to={address.toPage(null)}>
                {WORDS.first}
              </ButtonLink>
            )}
            {page?.next && (
              <ButtonLink kind="secondary" onClick={expect} to={address.toPage(page.next)}>
                {WORDS.next}
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
    <div role="search" aria-label={WORDS.filters} className={styles.row}>
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
