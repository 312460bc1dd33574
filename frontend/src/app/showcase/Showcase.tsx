import { useState, type ReactNode } from 'react';
import { PlanSamples } from '#features/plans/samples/index.js';
import { AuthProvider } from '#features/session/index.js';
import {
  Button,
  DataTable,
  Disclosure,
  Modal,
  nextSort,
  Page,
  sorted,
  Tabs,
  type Column,
  type Sort,
} from '#ui/index.js';
import { Footer } from '../chrome/Footer.js';
import { Header } from '../chrome/Header.js';
import { ERROR_PAGES } from '../errors/messages.js';
import { NextSteps } from '../errors/NextSteps.js';
import { Controls, FormStates } from './forms.js';
import { Boxes, Buttons, Messages, Words } from './pieces.js';

interface Row {
  readonly name: string;
  readonly cost: number | null;
}
const ROWS: readonly Row[] = [
  { name: 'Bronze', cost: 310 },
  { name: 'Silver', cost: 420.5 },
  { name: 'Gold', cost: null },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'cost',
    header: 'Cost per month',
    cell: ({ cost }) => (cost === null ? 'no price' : `$${cost.toFixed(2)}`),
    sortBy: ({ cost }) => cost,
  },
  { id: 'note', header: 'Note', cell: () => 'A column that cannot be sorted.' },
];

function Sample({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={sorted(rows, COLUMNS, sort)}
      keyOf={({ name }) => name}
      sort={sort}
      onSort={(column) => setSort(nextSort(sort, column))}
    />
  );
}

const Tables = () => (
  <>
    <Sample caption="Three rows" rows={ROWS} />
    <Sample caption="No rows" rows={[]} />
  </>
);

const TABS = [
  { id: 'first', title: 'First' },
  { id: 'second', title: 'Second' },
] as const;

function InteractiveParts() {
  const [tab, setTab] = useState<'first' | 'second'>('first');
  const [open, setOpen] = useState<'idle' | 'busy' | null>(null);
  return (
    <>
      <Disclosure title="Closed">
        <p>What is inside.</p>
      </Disclosure>
      <Disclosure title="Open" isOpen>
        <p>What is inside.</p>
      </Disclosure>
      <Tabs label="Two tabs" tabs={TABS} selected={tab} onSelect={setTab}>
        <p>The {tab} tab.</p>
      </Tabs>
      <p>
        <Button onClick={() => setOpen('idle')}>Open a dialog</Button>{' '}
        <Button kind="secondary" onClick={() => setOpen('busy')}>
          Open a busy dialog
        </Button>
      </p>
      <Modal title="A dialog" isOpen={open !== null} isBusy={open === 'busy'} onClose={() => setOpen(null)}>
        <p>It keeps the focus. While it is busy, nothing but this closes it.</p>
        <p>
          <Button onClick={() => setOpen(null)}>Done</Button>
        </p>
      </Modal>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack" style={{ marginBlockStart: 'var(--space-7)' }}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** All components in all their states: `npm run dev`, then /components.html. Not part of the built site. */
export function Showcase() {
  return (
    <AuthProvider>
      <Header />
      <main id="main">
        <Page>
          <h1>Components</h1>
          <Part title="Words">
            <Words />
          </Part>
          <Part title="Buttons">
            <Buttons />
          </Part>
          <Part title="Boxes">
            <Boxes />
          </Part>
          <Part title="Messages">
            <Messages />
          </Part>
          <Part title="Fields">
            <Controls />
          </Part>
          <Part title="Forms, by state">
            <FormStates />
          </Part>
          <Part title="Tables">
            <Tables />
          </Part>
          <Part title="Plans">
            <PlanSamples />
          </Part>
          <Part title="What opens and moves">
            <InteractiveParts />
          </Part>
          <Part title="The end of a way">
            <NextSteps {...ERROR_PAGES.notFound} />
          </Part>
        </Page>
      </main>
      <Footer />
    </AuthProvider>
  );
}
