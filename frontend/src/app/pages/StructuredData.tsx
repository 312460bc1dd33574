/** What search engines read: data, never run as a script. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>;
}
