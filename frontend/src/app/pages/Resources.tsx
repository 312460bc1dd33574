import { DESCRIPTIONS } from '#contract/page-descriptions.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Page } from '#ui/index.js';
import { ResourceCards } from './home/ResourceCards.js';

export default function Resources() {
  return (
    <Page>
      <h1>{PAGES.resources.title}</h1>
      <p className="lead">{DESCRIPTIONS.resources}</p>
      <ResourceCards heading="h2" />
      <p>
        <ButtonLink kind="quiet" to={PAGES.deadlines.path}>
          {PAGES.deadlines.title}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink kind="quiet" to={PAGES.vaResources.path}>
          {PAGES.vaResources.title}
        </ButtonLink>
      </p>
    </Page>
  );
}
