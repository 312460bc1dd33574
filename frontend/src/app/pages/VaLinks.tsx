import { PAGES } from '../../../../backend/src/contract/pages.js';
import { VA_DISCLAIMER, VA_SECTIONS } from '../../content/vaLinks.js';
import { ButtonAnchor, Notice, Page } from '../../ui/index.js';

export default function VaLinks() {
  return (
    <Page width="reading">
      <h1>{PAGES.vaDrugCoverage.title}</h1>
      <p className="lead">{PAGES.vaDrugCoverage.description}</p>
      <Notice tone="warning"><p><strong>Veterans Crisis Line:</strong> call 988 and press 1, or text 838255.</p></Notice>
      <p><ButtonAnchor href="https://www.va.gov/formularyadvisor/" target="_blank" rel="noopener noreferrer">Look up a medicine on VA’s own site<span className="visually-hidden"> (opens in a new tab)</span></ButtonAnchor></p>
      {VA_SECTIONS.map(({ id, title, lead, links }) => (
        <section key={id}>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          <ul>{links.map(({ label, href, text }) => <li key={href}><a href={href} target="_blank" rel="noopener noreferrer">{label}<span className="visually-hidden"> (opens in a new tab)</span></a>: {text}</li>)}</ul>
        </section>
      ))}
      <p className="muted">{VA_DISCLAIMER}</p>
    </Page>
  );
}
