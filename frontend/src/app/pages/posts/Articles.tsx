import { PAGES } from '#contract/pages.js';
import { ButtonLink, Page } from '#ui/index.js';
import { PostList } from './PostList.js';

export default function Articles() {
  return (
    <Page>
      <p>
        <ButtonLink kind="quiet" to={PAGES.resources.path}>
          Back to {PAGES.resources.title}
        </ButtonLink>
      </p>
      <h1>{PAGES.articles.title}</h1>
      <PostList />
    </Page>
  );
}
