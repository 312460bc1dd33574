/**
 * A link to the website of a government agency. The link opens in a new tab, so that people do not lose what they have
 * entered on this site.
 */
export const OfficialLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
