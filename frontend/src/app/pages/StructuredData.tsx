/**
 * Structured data for search engines, embedded in the page as a script element. The browser never runs this element as
 * a script.
 */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>;
}
