import { SITE } from '#contract/messages/site.js';
import { DESCRIPTIONS, LISTED_AS } from '#contract/page-descriptions.js';
import { ORIGIN_PLACEHOLDER, PAGES, SOCIAL_CARD, type PageName } from '#contract/pages.js';

/**
 * Metadata of a page for search engines and shared links. Only the prerendered HTML contains the metadata, so that no
 * browser downloads it a second time as part of a script.
 */
export function SearchHead({ name }: { name: PageName }) {
  const listed = LISTED_AS[name] ?? name;
  const { path, inSitemap } = PAGES[listed];
  return (
    <>
      <meta name="description" content={DESCRIPTIONS[name]} />
      {inSitemap ? <link rel="canonical" href={ORIGIN_PLACEHOLDER + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={PAGES[name].title} />
      <meta property="og:description" content={DESCRIPTIONS[name]} />
      {inSitemap && <meta property="og:url" content={ORIGIN_PLACEHOLDER + path} />}
      <meta property="og:image" content={ORIGIN_PLACEHOLDER + SOCIAL_CARD} />
      <meta property="og:image:alt" content={SITE.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
