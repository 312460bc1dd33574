import type { ContentName } from '../../content/pages.js';
import { SITE } from '../../../../backend/src/contract/messages/site.js';
import { HELP_FAQS } from '../../content/faqs.js';
import { POSTS } from '../../content/posts.js';

/** What search engines read: articles with their dates, the help page's questions. Data, never run as a script. */
export function StructuredData({ name }: { name: ContentName }) {
  const data = dataFor(name);
  if (!data) return null;
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>;
}

function dataFor(name: ContentName): object | null {
  const post = POSTS.find(({ page }) => page === name);
  if (post) return { '@type': 'Article', headline: post.title, description: post.summary, datePublished: post.published, dateModified: post.updated, author: { '@type': 'Organization', name: SITE.name } };
  if (name !== 'help') return null;
  const questions = HELP_FAQS.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }));
  return { '@type': 'FAQPage', mainEntity: questions };
}
