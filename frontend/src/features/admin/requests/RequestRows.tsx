import type { ListedRequest } from '#contract/api/contact-requests.contract.js';
import { useNarrow } from '#theme/index.js';
import { Button, DataTable, type Column } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { RowCards } from '../components/RowCards.js';
import { dateOf } from '../components/words.js';
import { callSummary } from './call-text.js';
import { REQUESTS, STATE_NAMES } from './request-words.js';

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

/** Returns the button that opens a request. Its label includes the name of the person. */
const openButton = (onOpen: Props['onOpen']) => (request: ListedRequest) => (
  <div className={styles.actions}>
    <Button kind="quiet" onClick={() => onOpen(request)}>
      {REQUESTS.open}
      <span className="visually-hidden"> {request.name}</span>
    </Button>
  </div>
);

/** The list of contact requests, shown as a table or, on a phone, as cards. The newest request comes first. */
export function RequestRows({ requests, onOpen }: Props) {
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
