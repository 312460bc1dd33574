/** To a public authority's page, in a tab of its own so that what was entered here stays. */
export const OfficialLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">{children}<span className="visually-hidden"> (opens in a new tab)</span></a>
);
