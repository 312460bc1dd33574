import { Link } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { Page } from '#ui/index.js';
import { PostList } from './PostList.js';

export default function Articles() {
  return (
    <Page>
      <p>
        <Link to={PAGES.resources.path}>Back to {PAGES.resources.title}</Link>
      </p>
      <h1>{PAGES.articles.title}</h1>
      <PostList />
    </Page>
  );
}
