import { SITE } from '../../../../backend/src/contract/messages/site.js';
import type { ContentName } from '../../content/pages.js';
import { POSTS } from '../../content/posts.js';

/** An article with its dates, as schema.org describes one. */
export function dataOf(name: ContentName): object | null {
  const post = POSTS.find(({ page }) => page === name);
  if (!post) return null;
  return { '@type': 'Article', headline: post.title, description: post.summary, datePublished: post.published, dateModified: post.updated, author: { '@type': 'Organization', name: SITE.name } };
}
