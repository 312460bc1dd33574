import { useState } from 'react';
import { Link } from 'react-router';
import { PhoneText } from '#content/PhoneText.js';
import { VA_DISCLAIMER, VA_SECTIONS } from '#content/va-links.js';
import type { VaDrug } from '#contract/api/drugs.contract.js';
import { PAGES } from '#contract/pages.js';
import { DRUG, VA } from '#features/care/messages/drugs.js';
import { formatDay, formatMonth } from '#ui/format.js';
import { ButtonAnchor, Notice, Page, useInView } from '#ui/index.js';
import { usePlansToCheck } from '../components/plans-to-check.js';
import { VaCopay } from './VaCopay.js';
import { labelOf, VaSearch, type ChosenVaDrug } from './VaSearch.js';

/** The name that people know of a medicine on the list: its ingredient and, if the list has one, its brand. */
const nameOf = ({ generic, brand }: VaDrug): string => (brand ? `${generic} (${brand})` : generic);

const advisorFor = ({ generic }: VaDrug): string =>
  `https://www.va.gov/search/?query=${encodeURIComponent(`formulary advisor ${generic}`)}`;

function AdvisorLink({ drug }: { drug: VaDrug }) {
  return (
    <p>
      <ButtonAnchor kind="secondary" href={advisorFor(drug)} target="_blank" rel="noopener noreferrer">
        {VA.advisor}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </ButtonAnchor>
    </p>
  );
}

function Result({ drug, listDate }: ChosenVaDrug) {
  const plans = usePlansToCheck();
  const facts = [
    [VA.facts.product, drug.id],
    ...(drug.brand ? ([[VA.facts.brand, drug.brand]] as const) : []),
    [VA.facts.drugClass, drug.className],
    [VA.facts.form, drug.form],
    [VA.facts.supply, VA.supply[drug.supply]],
    [VA.facts.restriction, VA.noRestriction],
    [VA.facts.listDate, formatDay(listDate)],
  ] as const;
  return (
    <section className="stack" aria-label={drug.name}>
      <table>
        <caption>{labelOf(drug)}</caption>
        <thead>
          <tr>
            <th scope="col">{VA.tableTitle}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{VA.defaultPlan}</td>
          </tr>
          {plans.length > 0 && (
            <tr>
              <td>
                {VA.otherPlan} {plans.map(({ name }) => name).join(', ')}. See{' '}
                <Link to={PAGES.drugCoverage.path}>{DRUG.title}</Link>.
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <dl className="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function VaDrugScreen() {
  const [chosen, setChosen] = useState<ChosenVaDrug | null>(null);
  const outcome = useInView();
  return (
    <Page width="reading">
      <h1>{VA.title}</h1>
      <p className="lead">{VA.intro}</p>
      <Notice tone="warning">
        <p>
          <strong>{VA.crisis.who}</strong> <PhoneText>{VA.crisis.how}</PhoneText>
        </p>
      </Notice>
      <VaSearch onChoose={setChosen} />
      <div ref={outcome} tabIndex={-1} role="status" className="stack">
        {chosen && (
          <Notice>
            {chosen.like && (
              <p>
                {chosen.notFound} {VA.listNames(nameOf(chosen.drug))} {chosen.like}
              </p>
            )}
            {/* After a search for another brand, the answer must not be taken for an answer about that brand. */}
            <p>
              {chosen.like && `${VA.about(nameOf(chosen.drug))} `}
              {VA.yes} <strong>{VA.asOf(formatMonth(chosen.listDate))}</strong>
            </p>
            <AdvisorLink drug={chosen.drug} />
          </Notice>
        )}
      </div>
      {chosen && <Result {...chosen} />}
      <VaCopay />
      {VA_SECTIONS.map(({ id, title, lead, links }) => (
        <section key={id} className="stack">
          <h2>{title}</h2>
          {lead && (
            <p>
              <PhoneText>{lead}</PhoneText>
            </p>
          )}
          <ul>
            {links.map(({ label, href, text }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
                : <PhoneText>{text}</PhoneText>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="muted">{VA_DISCLAIMER}</p>
      <p className="muted">{VA.names}</p>
    </Page>
  );
}
