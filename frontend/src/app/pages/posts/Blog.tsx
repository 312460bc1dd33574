import { DESCRIPTIONS } from '#contract/page-descriptions.js';
import { PAGES } from '#contract/pages.js';
import { WayLink } from '#features/session/index.js';
import { Page } from '#ui/index.js';
import styles from '../home/home.module.css';
import { PostList } from './PostList.js';

export default function Blog() {
  return (
    <Page>
      <h1>{PAGES.blog.title}</h1>
      <p className="lead">{DESCRIPTIONS.blog}</p>
      <p className={styles.actions}>
        <WayLink to={PAGES.marketplace.path}>Compare Plans</WayLink>
        <WayLink kind="secondary" to={PAGES.vaDrugCoverage.path}>
          VA Benefits
        </WayLink>
      </p>
      <PostList />
    </Page>
  );
}
