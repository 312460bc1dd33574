/**
 * A link to the website of a public authority. It opens in a new tab, so that form entries on this site are not lost.
 */
export const OfficialLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
