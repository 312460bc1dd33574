import type { Post } from '#content/posts.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink } from '#ui/index.js';
import type { Extras } from '../content-screen.js';
import { Kind } from './PostList.js';
import styles from './posts.module.css';

const dayOf = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What an article's page shows besides its text: category, date, picture, and structured data (schema.org). */
export const extrasOf = ({ title, summary, category, image, alt, published, updated }: Post): Extras => ({
  data: {
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: published,
    dateModified: updated,
    author: { '@type': 'Organization', name: SITE.name },
  },
  above: (
    <p>
      <ButtonLink kind="quiet" to={PAGES.blog.path}>
        Back to {PAGES.blog.title}
      </ButtonLink>
    </p>
  ),
  head: (
    <>
      <div className={styles.about}>
        <Kind of={category} />
        <p className="muted">Updated {dayOf(updated)}</p>
      </div>
      <div className={styles.cover}>
        <img src={`/articles/${image}.svg`} width={640} height={360} alt={alt} decoding="sync" />
      </div>
    </>
  ),
});
