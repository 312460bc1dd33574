import { ORIGIN_MARK, SOCIAL_CARD, type Page } from '../../../backend/src/contract/pages.js';
import { SITE } from '../../../backend/src/contract/messages/site.js';

/** Where the site stands: the server writes it into the page, whose prerendered form carries a mark instead. */
const siteOrigin = (): string => (typeof document === 'undefined' ? ORIGIN_MARK : (document.documentElement.dataset['origin'] ?? location.origin));

/** Title, description and social card of a page. React moves them into the document's head. */
export function Head({ page: { path, title, description, inSitemap } }: { page: Page }) {
  const origin = siteOrigin();
  return (
    <>
      <title>{`${title} | ${SITE.name}`}</title>
      <meta name="description" content={description} />
      {inSitemap ? <link rel="canonical" href={origin + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {inSitemap && <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={origin + SOCIAL_CARD} />
      <meta property="og:image:alt" content={SITE.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
