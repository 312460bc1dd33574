import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ManagedUser } from '../../../../../backend/src/contract/admin.contract.js';
import { ADMIN } from '../../../../../backend/src/contract/messages/admin.js';
import { failureText } from '../../../api/index.js';
import { Button, Checkbox, Disclosure, Notice } from '../../../ui/index.js';
import { WORDS } from '../words.js';
import { BulkBar } from './BulkBar.js';
import { baseColumns, MORE_COLUMNS } from './columns.js';
import { Filters } from './Filters.js';
import { Pager } from './Pager.js';
import { UsersTable } from './UsersTable.js';
import { useSelection } from './use-selection.js';
import { useShown } from './use-shown.js';
import type { UsersPage } from './use-users-page.js';

interface Props {
  readonly list: UsersPage;
  readonly actions: (user: ManagedUser) => ReactNode;
}

/** Filters, rows, bulk actions and pages. */
export function UsersPanel({ list, actions }: Props) {
  const { address, page, isFetching, failure, refetch } = list;
  const selection = useSelection();
  const shown = useShown();
  const chosen = useMemo(() => new Set((address.params.get('cols') ?? '').split(',')), [address.params]);
  const all = baseColumns(shown, selection, actions);
  const columns = [...all.slice(0, -1), ...MORE_COLUMNS.filter(({ id }) => chosen.has(id)), ...all.slice(-1)];
  return (
    <div className="stack">
      <Filters address={address} />
      <Disclosure title={WORDS.columns}><ColumnChooser chosen={chosen} onChange={(cols) => address.ask({ cols })} /></Disclosure>
      <BulkBar selection={selection} query={address.query} onDone={refetch} />
      {shown.problem && <Notice tone="problem"><p>{shown.problem}</p></Notice>}
      {failure ? <Failed failure={failure} /> : (
        <>
          <p role="status">{page ? (page.total === 0 ? ADMIN.users.empty : WORDS.found(page.total, page.total_is_exact)) : ADMIN.users.loading}</p>
          {page && page.users.length > 0 && (
            <div aria-busy={isFetching} className="stack">
              <UsersTable caption={WORDS.found(page.total, page.total_is_exact)} users={page.users} columns={columns} address={address} />
              <Pager page={page} to={address.to} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Failed({ failure }: { failure: unknown }) {
  const navigate = useNavigate();
  return (
    <>
      <Notice tone="problem"><p>{failureText(failure, WORDS.loadFailed)}</p></Notice>
      <p><Button kind="secondary" onClick={() => void navigate('?')}>{WORDS.startAgain}</Button></p>
    </>
  );
}

function ColumnChooser({ chosen, onChange }: { chosen: ReadonlySet<string>; onChange: (cols: string) => void }) {
  const toggle = (id: string): void => onChange(MORE_COLUMNS.map((column) => column.id).filter((other) => chosen.has(other) !== (other === id)).join(','));
  return MORE_COLUMNS.map(({ id, header }) => <Checkbox key={id} name={`column-${id}`} label={header} checked={chosen.has(id)} onChange={() => toggle(id)} />);
}
