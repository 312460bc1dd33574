/** Structured data for search engines, embedded in the page. The browser never runs it as a script. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>;
}
