/** A link that opens a public authority's page in a new tab, so that entries on this site are not lost. */
export const OfficialLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
