import { useMemo, type ReactNode } from 'react';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { Checkbox, Disclosure } from '#ui/index.js';
import { WORDS } from '../components/words.js';
import { BulkBar } from './BulkBar.js';
import { baseColumns, MORE_COLUMNS } from './columns.js';
import { Filters } from './Filters.js';
import type { Disclosed } from './use-disclosed.js';
import { useSelection } from './use-selection.js';
import type { UsersPage } from './use-users-page.js';
import { UsersRows } from './UsersRows.js';

interface Props {
  readonly list: UsersPage;
  readonly shown: Disclosed;
  readonly actions: (user: ManagedUser) => ReactNode;
}

export function UsersPanel({ list, shown, actions }: Props) {
  const { address } = list;
  const selection = useSelection();
  const chosen = useMemo(() => new Set((address.params.get('cols') ?? '').split(',')), [address.params]);
  const all = baseColumns(shown, selection, actions);
  const columns = [...all.slice(0, -1), ...MORE_COLUMNS.filter(({ id }) => chosen.has(id)), ...all.slice(-1)];
  return (
    <div className="stack">
      <Filters address={address} />
      <Disclosure title={WORDS.columns}>
        <ColumnChooser chosen={chosen} onChange={(cols) => address.ask({ cols })} />
      </Disclosure>
      <UsersRows list={list} columns={columns}>
        <BulkBar selection={selection} query={list.address.query} />
      </UsersRows>
    </div>
  );
}

function ColumnChooser({ chosen, onChange }: { chosen: ReadonlySet<string>; onChange: (cols: string) => void }) {
  const toggle = (id: string): void =>
    onChange(
      MORE_COLUMNS.map((column) => column.id)
        .filter((other) => chosen.has(other) !== (other === id))
        .join(','),
    );
  return MORE_COLUMNS.map(({ id, header }) => (
    <Checkbox key={id} name={`column-${id}`} label={header} checked={chosen.has(id)} onChange={() => toggle(id)} />
  ));
}
