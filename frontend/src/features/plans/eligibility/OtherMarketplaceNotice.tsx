import { PAGES } from '#contract/pages.js';
import { ButtonAnchor, ButtonLink, Notice } from '#ui/index.js';
import { OTHER_MARKETPLACE } from '../messages/eligibility/eligibility-notices.js';
import type { OtherMarketplace } from './other-marketplace.js';

/** Says that another marketplace serves the place, and leads to that marketplace and to an advisor. */
export function OtherMarketplaceNotice({ marketplace }: { marketplace: OtherMarketplace }) {
  const { isTerritory, name, url, enrollment } = marketplace;
  const own = url
    ? { href: url, text: name ?? OTHER_MARKETPLACE.exchange }
    : { href: OTHER_MARKETPLACE.exchangesPlace, text: OTHER_MARKETPLACE.exchangesLink };
  const link = isTerritory ? { href: OTHER_MARKETPLACE.territoryPlace, text: OTHER_MARKETPLACE.territoryLink } : own;
  return (
    <Notice>
      <h2>
        {isTerritory ? OTHER_MARKETPLACE.territoryTitle : OTHER_MARKETPLACE.title(name ?? OTHER_MARKETPLACE.exchange)}
      </h2>
      <p>{isTerritory ? OTHER_MARKETPLACE.territory : OTHER_MARKETPLACE.text}</p>
      <p>
        <ButtonAnchor kind="quiet" href={link.href} target="_blank" rel="noopener noreferrer">
          {link.text}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </ButtonAnchor>
      </p>
      {enrollment && <p>{enrollment}</p>}
      <p>
        <ButtonLink kind="secondary" to={PAGES.contact.path}>
          {PAGES.contact.title}
        </ButtonLink>
      </p>
    </Notice>
  );
}
