import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Page } from '../../ui/index.js';
import { ResourceCards } from './ResourceCards.js';

export default function Resources() {
  return (
    <Page>
      <h1>{PAGES.resources.title}</h1>
      <p className="lead">{PAGES.resources.description}</p>
      <ResourceCards heading="h2" />
    </Page>
  );
}
