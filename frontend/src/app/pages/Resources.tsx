import { Link } from 'react-router';
import { RESOURCE_CARDS } from '#content/home.js';
import { DESCRIPTIONS } from '#contract/page-descriptions.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Page } from '#ui/index.js';
import styles from './home/home.module.css';
import { Icon } from './home/Icons.js';

export default function Resources() {
  return (
    <Page>
      <h1>{PAGES.resources.title}</h1>
      <p className="lead">{DESCRIPTIONS.resources}</p>
      <ul className={styles.learn}>
        {RESOURCE_CARDS.map(({ id, title, text, to }) => (
          <li key={id}>
            <Icon name={id} />
            <div>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
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
