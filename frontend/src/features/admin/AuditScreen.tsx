import { skipToken } from '@reduxjs/toolkit/query/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { failureText, problemFrom } from '#api/index.js';
import { AUDIT, AuditFilter, type AuditEntryView } from '#contract/api/audit.contract.js';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { sentencesByField } from '#contract/errors/plain-issues.js';
import { id as anId } from '#contract/fields.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Field, Form, Notice, Page, Select, Submit, useForm } from '#ui/index.js';
import { auditApi, usersApi } from './api/admin.api.js';
import { inBrowserZone, zoneName } from './audit/audit-days.js';
import { actionName, detailPhrases, personName, TRAIL } from './audit/audit-words.js';
import { AuditChecks } from './audit/AuditChecks.js';
import styles from './components/admin.module.css';
import { ExportButton } from './components/ExportButton.js';
import { useListFocus, useQueryEntries } from './components/list-hooks.js';
import { StaffNav } from './components/StaffNav.js';
import { shortTime, timeOf, WORDS } from './components/words.js';
import { nameOf } from './users/columns.js';

const filled = (entries: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );

const exportPathOf = (filter: AuditFilter): string =>
  `${AUDIT.exportCsv.path}?${new URLSearchParams(filled(Object.entries(inBrowserZone(filter))))}`;

const LABELS: Readonly<Record<string, string>> = {
  action: TRAIL.action,
  from: TRAIL.from,
  to: TRAIL.to,
  person: TRAIL.person,
};

export default function AuditScreen() {
  const [params, setParams] = useSearchParams();
  const asked = filled(params);
  const { data: filter, error: wrong } = z.safeParse(AuditFilter, asked);
  const { data, error, isFetching } = auditApi.useListAuditQuery(
    filter ? { query: { ...inBrowserZone(filter), ...(asked['before'] && { before: asked['before'] }) } } : skipToken,
  );
  const { section, expect } = useListFocus(params.toString(), isFetching);
  const ask = (wanted: AuditFilter): void => {
    expect();
    setParams(filled(Object.entries(wanted)));
  };
  // If a query fails, hide the entries of the previous one, which would look like the results of the failed one.
  const entries = wrong || error ? [] : (data?.entries ?? []);
  const older = data?.next && `?${new URLSearchParams({ ...asked, before: data.next })}`;
  return (
    <Page>
      <div className={styles.dense}>
        <StaffNav />
        <div className={styles.titleRow}>
          <h1>{PAGES.auditTrail.title}</h1>
          <p role="status" className="muted">
            {isFetching ? TRAIL.loading : entries.length > 0 && TRAIL.shown(entries.length)}
          </p>
          {!wrong && (data || error) && (
            <ExportButton getPath={async () => ({ data: { path: exportPathOf(filter) } })} file="audit.csv" />
          )}
        </div>
        <AuditChecks />
        <Filter filter={asked} actions={data?.actions ?? []} onAsk={ask} />
      </div>
      <section ref={section} tabIndex={-1} aria-label={TRAIL.entries} className={`${styles.region} stack`}>
        {wrong && (
          <Notice tone="problem">
            <p>{TRAIL.addressWrong}</p>
            {Object.entries(sentencesByField(wrong.issues)).map(([name, sentence]) => (
              <p key={name}>
                {LABELS[name] ?? name}: {sentence}
              </p>
            ))}
          </Notice>
        )}
        {error && !wrong && <Notice tone="problem" text={failureText(error, TRAIL.failed)} />}
        {entries.length > 0 && <Entries entries={entries} />}
        {data && !wrong && !error && entries.length === 0 && <p role="status">{TRAIL.empty}</p>}
        {/* Show the links to other pages of the audit trail only together with the entries of the trail. Links that
            appeared first would be pushed down when the entries arrive. */}
        {!wrong && (asked['before'] || older) && (
          <nav aria-label={WORDS.pages} className={styles.actions}>
            {asked['before'] && (
              <ButtonLink
                kind="secondary"

                onClick={expect}
                to={`?${new URLSearchParams(filled(Object.entries({ ...asked, before: '' })))}`}
              >
                {TRAIL.newest}
              </ButtonLink>
            )}
            {older && (
              <ButtonLink kind="secondary" onClick={expect} to={older}>
                {TRAIL.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </section>
    </Page>
  );
}

function Filter({
  filter,
  actions,
  onAsk,
}: {
  filter: Record<string, string>;
  actions: readonly string[];
  onAsk: (filter: AuditFilter) => void;
}) {
  const typed = useRef('');
  const [findPeople] = usersApi.useLazyListUsersQuery();
  const [people, setPeople] = useState<readonly ManagedUser[] | null>(null);
  const [wanted, setWanted] = useState<AuditFilter>({});
  const form = useForm({
    schema: AuditFilter,
    read: (entries) => {
      const { person = '', ...rest } = filled(entries);
      typed.current = person.trim();
      return rest;
    },
    send: async (period) => {
      setPeople(null);
      const person = typed.current;
      if (person === '') return onAsk(period);
      if (anId.safeParse(person).success) return onAsk({ ...period, person });
      const { data, error } = await findPeople({ query: { q: person, closed: 'any', mask: 'yes', limit: 10 } });
      const [first, second] = data?.users ?? [];
      if (first && !second) return onAsk({ ...period, person: first.id });
      if (error) return problemFrom(error, TRAIL.failed);
      setWanted(period);
      setPeople(data?.users ?? []);
    },
  });
  useQueryEntries(form, filter);
  return (
    <>
      <Form form={form} id="audit" action={PAGES.auditTrail.path} label={TRAIL.apply}>
        <div className={styles.tools}>
          <Select
            key={actions.length}
            name="action"
            label={TRAIL.action}
            options={actions.map((action) => ({ value: action, label: actionName(action) }))}
            placeholder={TRAIL.anyAction}
            defaultValue={filter['action'] ?? ''}
          />
          <Field name="from" label={TRAIL.from} type="date" defaultValue={filter['from']} />
          <Field name="to" label={TRAIL.to} type="date" defaultValue={filter['to']} />
          <Field name="person" label={TRAIL.person} autoComplete="off" defaultValue={filter['person']} />
          <Submit busy={TRAIL.loading}>{TRAIL.apply}</Submit>
        </div>
      </Form>
      <div role="status">
        {people && <p>{people.length === 0 ? TRAIL.noPerson : TRAIL.whichPerson}</p>}
        <div className={styles.actions}>
          {people?.map((person) => (
            <Button
              key={person.id}
              kind="secondary"
              onClick={() => {
                setPeople(null);
                onAsk({ ...wanted, person: person.id });
              }}
            >
              {nameOf(person)} ({person.email})
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}

function Entries({ entries }: { entries: readonly AuditEntryView[] }) {
  const heads = [TRAIL.when(zoneName()), TRAIL.action, TRAIL.who, TRAIL.whom, TRAIL.where];
  return (
    <div className="table-scroll" role="group" aria-label={TRAIL.entries} tabIndex={0}>
      <table className={`${styles.wide} ${styles.audit}`}>
        <caption className="visually-hidden">{TRAIL.entries}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{TRAIL.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.seq} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One entry as a row. A second row with its IDs and details can be opened below it. */
function Entry({ entry }: { entry: AuditEntryView }) {
  const { seq, at, action, actor, target, origin } = entry;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <tr>
        <td>{shortTime(at)}</td>
        <th scope="row">{actionName(action)}</th>
        <td>{personName(actor)}</td>
        <td>
          {target && (target.id === actor?.id ? <span className="muted">{TRAIL.ownAccount}</span> : personName(target))}
        </td>
        <td className="muted">{origin}</td>
        <td>
          <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Arrow aria-hidden="true" />
            <span className="visually-hidden">
              {TRAIL.more}, {TRAIL.entry} {seq}
            </span>
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={6}>
            <Opened entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}

function Opened({ entry: { seq, at, action, actor, target, request_id, details } }: { entry: AuditEntryView }) {
  const [isCopied, setCopied] = useState(false);
  const facts = [
    [TRAIL.change, detailPhrases(details).join('; ')],
    [TRAIL.fullTime, timeOf(at)],
    [TRAIL.entry, `${seq} · ${action}`],
    [TRAIL.who, actor?.id],
    [TRAIL.whom, target?.id],
    [TRAIL.request, request_id],
  ].filter(([, value]) => value);
  // Browsers allow scripts to use the clipboard only on secure connections.
  const copy = (): void => {
    const ids = facts.slice(-4).map(([label, value]) => `${label}: ${value}`);
    if (window.isSecureContext) void navigator.clipboard.writeText(ids.join('\n')).then(() => setCopied(true));
  };
  return (
    <>
      <dl className={`${styles.pairs} ${styles.twoPairs}`}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status">
        <Button kind="quiet" onClick={copy}>
          {TRAIL.copyIds}
        </Button>{' '}
        {isCopied && TRAIL.copied}
      </p>
    </>
  );
}
