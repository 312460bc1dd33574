import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink, Page } from '../../ui/index.js';

export default function DrugCoverage() {
  return (
    <Page width="reading">
      <h1>{PAGES.drugCoverage.title}</h1>
      <p className="lead">Each plan has a list of the medicines it covers.</p>
      <p>Open a plan and follow its “Drug Formulary” link. There you can look for your medicine on the insurer’s own list.</p>
      <p>Lists change. Call the insurer to be sure before you enroll.</p>
      <p><ButtonLink to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink> <ButtonLink kind="secondary" to={PAGES.vaDrugCoverage.path}>{PAGES.vaDrugCoverage.title}</ButtonLink></p>
    </Page>
  );
}
