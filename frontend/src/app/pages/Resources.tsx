import { Link } from 'react-router';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { RESOURCE_CARDS } from '../../content/home.js';
import { CardGrid, CardItem, Page } from '../../ui/index.js';

export default function Resources() {
  return (
    <Page>
      <h1>{PAGES.resources.title}</h1>
      <p className="lead">{PAGES.resources.description}</p>
      <CardGrid>
        {RESOURCE_CARDS.map(({ id, title, text, to }) => <CardItem key={id} tint="teal"><h2><Link to={to}>{title}</Link></h2><p>{text}</p></CardItem>)}
      </CardGrid>
    </Page>
  );
}
