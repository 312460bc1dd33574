import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import type { VaDrug } from '../../../../backend/src/contract/drugs.contract.js';
import { VA_SEARCH } from '../../../../backend/src/contract/limits.js';
import { DRUG, VA } from '../../../../backend/src/contract/messages/drugs.js';
import { VA_DISCLAIMER, VA_SECTIONS } from '../../content/vaLinks.js';
import { Combobox } from '../../ui/Combobox.js';
import { ButtonAnchor, Notice, Page } from '../../ui/index.js';
import { drugsApi } from './drugs.api.js';
import { usePaused } from './use-pause.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
interface Chosen { readonly drug: VaDrug; readonly listDate: string; readonly isSample: boolean }

function statusOf(typed: string, found: number | null, isError: boolean): string {
  if (typed.trim().length < VA_SEARCH.from) return '';
  if (isError) return VA.suggestionsFailed;
  if (found === null) return '';
  return found > 0 ? DRUG.found(found) : VA.noMatch;
}

/** Offers only what stands on the list, so that the answer after choosing is true. */
function VaSearch({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<string | null>(null);
  const isTaken = text === taken;
  const paused = usePaused(text).trim();
  const q = isTaken ? '' : paused;
  const { currentData, isError } = drugsApi.useFindVaDrugsQuery(q.length >= VA_SEARCH.from ? { query: { q } } : skipToken);
  const found = q === text.trim() && currentData ? currentData : null;
  const options = useMemo(() => (found?.drugs ?? []).map((drug) => ({ id: drug.id, label: drug.id, detail: [drug.brand, drug.className].filter(Boolean).join(', '), drug, listDate: found?.listDate ?? '', isSample: found?.isSample ?? false })), [found]);
  return (
    <>
      <Combobox name="va-medication" label={VA.searchLabel} hint={VA.tip} text={text} options={options} status={isTaken ? DRUG.chosen(text) : statusOf(text, found && found.drugs.length, isError)} onText={setText} onChoose={(option) => { setText(option.label); setTaken(option.label); onChoose(option); }} />
      {found?.isSample && <Notice tone="warning"><p>{VA.sample}</p></Notice>}
    </>
  );
}

const advisorFor = ({ generic }: VaDrug): string => `https://www.va.gov/search/?query=${encodeURIComponent(`formulary advisor ${generic}`)}`;

function Result({ drug, listDate, isSample }: Chosen) {
  const facts = [[VA.facts.drugClass, drug.className], [VA.facts.form, drug.form], [VA.facts.supply, VA.supply[drug.supply]], [VA.facts.restriction, VA.noRestriction], [VA.facts.listDate, day.format(new Date(listDate))]] as const;
  return (
    <section className="stack" aria-label={drug.id}>
      {isSample && <Notice tone="warning"><p>{VA.sample}</p></Notice>}
      <Notice tone="good"><p role="status"><strong>{VA.yes}</strong></p></Notice>
      <table>
        <caption>{drug.id}</caption>
        <thead><tr><th scope="col">{VA.tableTitle}</th></tr></thead>
        <tbody><tr><td>{VA.defaultPlan}</td></tr></tbody>
      </table>
      <dl className="facts">{facts.map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}</dl>
      <p><ButtonAnchor kind="secondary" href={advisorFor(drug)} target="_blank" rel="noopener noreferrer">{VA.advisor}<span className="visually-hidden"> (opens in a new tab)</span></ButtonAnchor></p>
    </section>
  );
}

export default function VaDrugScreen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <Page width="reading">
      <h1>{VA.title}</h1>
      <p className="lead">{VA.intro}</p>
      <Notice tone="warning"><p><strong>Veterans Crisis Line:</strong> call 988 and press 1, or text 838255.</p></Notice>
      <VaSearch onChoose={setChosen} />
      {chosen && <Result {...chosen} />}
      {VA_SECTIONS.map(({ id, title, lead, links }) => (
        <section key={id} className="stack">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          <ul>{links.map(({ label, href, text }) => <li key={href}><a href={href} target="_blank" rel="noopener noreferrer">{label}<span className="visually-hidden"> (opens in a new tab)</span></a>: {text}</li>)}</ul>
        </section>
      ))}
      <p className="muted">{VA_DISCLAIMER}</p>
    </Page>
  );
}
