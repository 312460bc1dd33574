import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { failureText } from '#api/index.js';
import { AUDIT, AuditFilter, type AuditEntryView } from '#contract/api/audit.contract.js';
import { sentencesByField } from '#contract/errors/plain-issues.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Field, Form, Notice, Page, Select, Submit, useForm } from '#ui/index.js';
import { auditApi } from './api/admin.api.js';
import { browserZone, inBrowserZone } from './audit/audit-days.js';
import { actionName, detailPhrases, personName, TRAIL } from './audit/audit-words.js';
import { AuditChecks } from './audit/AuditChecks.js';
import styles from './components/admin.module.css';
import { ExportButton } from './components/ExportButton.js';
import { useListFocus, useQueryEntries } from './components/list-hooks.js';
import { StaffNav } from './components/StaffNav.js';
import { timeOf, WORDS } from './components/words.js';

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
  // If a query fails, hide the entries of the previous query, because they would look like the results of the failed
  // query.
  const entries = wrong || error ? [] : (data?.entries ?? []);
  const older = data?.next && `?${new URLSearchParams({ ...asked, before: data.next })}`;
  return (
    <Page>
      <StaffNav />
      <h1>{PAGES.auditTrail.title}</h1>
      <AuditChecks />
      <Filter filter={asked} actions={data?.actions ?? []} onAsk={ask} />
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
        {error && !wrong && (
          <Notice tone="problem">
            <p>{failureText(error, TRAIL.failed)}</p>
          </Notice>
        )}
        <p role="status">{isFetching ? TRAIL.loading : wrong || error ? '' : TRAIL.shown(entries.length)}</p>
        <ol className={styles.list}>
          {entries.map((entry) => (
            <Entry key={entry.seq} entry={entry} />
          ))}
        </ol>
        {/* Show the links to other pages of the audit trail only together with the entries of the trail. Links that
            appeared first would be pushed down when the entries arrive. */}
        {!wrong && (data || error) && (
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
            <ExportButton getPath={async () => ({ data: { path: exportPathOf(filter) } })} file="audit.csv" />
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
  const form = useForm({
    schema: AuditFilter,
    messages: { person: TRAIL.personWrong },
    read: (entries) => filled(entries),
    send: async (wanted) => onAsk(wanted),
  });
  useQueryEntries(form, filter);
  const dayHint = TRAIL.dayIn(browserZone());
  return (
    <Form form={form} id="audit" action={PAGES.auditTrail.path} label={TRAIL.apply}>
      <div className={styles.row}>
        <Select
          key={actions.length}
          name="action"
          label={TRAIL.action}
          options={actions.map((action) => ({ value: action, label: actionName(action) }))}
          placeholder={TRAIL.anyAction}
          defaultValue={filter['action'] ?? ''}
        />
        <Field name="from" label={TRAIL.from} hint={dayHint} type="date" defaultValue={filter['from']} />
        <Field name="to" label={TRAIL.to} hint={dayHint} type="date" defaultValue={filter['to']} />
        <Field
          name="person"
          label={TRAIL.person}
          hint={TRAIL.personHint}
          autoComplete="off"
          defaultValue={filter['person']}
        />
      </div>
      <Submit busy={TRAIL.loading}>{TRAIL.apply}</Submit>
    </Form>
  );
}

function Entry({ entry: { seq, at, action, actor, target, origin, request_id, details } }: { entry: AuditEntryView }) {
  return (
    <li>
      <p>
        <strong>{actionName(action)}</strong>{' '}
        <span className={styles.code}>
          {TRAIL.number} {seq}, {action}
        </span>
      </p>
      <dl className={styles.pairs}>
        <dt>{TRAIL.when}</dt>
        <dd>{timeOf(at)}</dd>
        <dt>{TRAIL.who}</dt>
        <dd>
          {personName(actor)} {actor && <span className={styles.code}>{actor.id}</span>}
        </dd>
        {target && (
          <>
            <dt>{TRAIL.whom}</dt>
            <dd>
              {personName(target)} <span className={styles.code}>{target.id}</span>
            </dd>
          </>
        )}
        {origin && (
          <>
            <dt>{TRAIL.where}</dt>
            <dd className={styles.code}>{origin}</dd>
          </>
        )}
        {request_id && (
          <>
            <dt>{TRAIL.request}</dt>
            <dd className={styles.code}>{request_id}</dd>
          </>
        )}
        {Object.keys(details).length > 0 && (
          <>
            <dt>{TRAIL.details}</dt>
            <dd>{detailPhrases(details).join('; ')}</dd>
          </>
        )}
      </dl>
    </li>
  );
}
