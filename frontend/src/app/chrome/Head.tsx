import { SITE } from '#contract/messages/site.js';
import { ORIGIN_PLACEHOLDER, SOCIAL_CARD, type Page } from '#contract/pages.js';

export const Title = ({ children }: { children: string }) => <title>{`${children} | ${SITE.name}`}</title>;

/**
 * Metadata of a page for search engines and shared links. Only the prerendered HTML contains the metadata, so that no
 * browser downloads it a second time as part of a script.
 */
export function SearchHead({ page: { path, title, inSitemap }, description }: { page: Page; description: string }) {
  return (
    <>
      <meta name="description" content={description} />
      {inSitemap ? <link rel="canonical" href={ORIGIN_PLACEHOLDER + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {inSitemap && <meta property="og:url" content={ORIGIN_PLACEHOLDER + path} />}
      <meta property="og:image" content={ORIGIN_PLACEHOLDER + SOCIAL_CARD} />
      <meta property="og:image:alt" content={SITE.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
