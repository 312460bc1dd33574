import type { Page } from '../../../backend/src/contract/pages.js';
import { SITE } from '../../../backend/src/contract/messages/site.js';

/** Title, description and social card of a page. React moves them into the document's head. */
export function Head({ page: { path, title, description, inSitemap } }: { page: Page }) {
  return (
    <>
      <title>{`${title} | ${SITE.name}`}</title>
      <meta name="description" content={description} />
      {inSitemap ? <link rel="canonical" href={path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
