import { OTHER_MARKETPLACE } from '#contract/messages/plans/eligibility-notices.js';
import { Notice, OfficialLink } from '#ui/index.js';
import type { OtherMarketplace } from './other-marketplace.js';

export function OtherMarketplaceNotice({ marketplace: { isTerritory, name, url } }: { marketplace: OtherMarketplace }) {
  if (isTerritory)
    return (
      <Notice>
        <h2>{OTHER_MARKETPLACE.territoryTitle}</h2>
        <p>{OTHER_MARKETPLACE.territory}</p>
        <p>
          <OfficialLink href={OTHER_MARKETPLACE.territoryPlace}>{OTHER_MARKETPLACE.territoryLink}</OfficialLink>
        </p>
      </Notice>
    );
  const link = url
    ? { href: url, text: name ?? OTHER_MARKETPLACE.exchange }
    : { href: OTHER_MARKETPLACE.exchangesPlace, text: OTHER_MARKETPLACE.exchangesLink };
  return (
    <Notice>
      <h2>{OTHER_MARKETPLACE.title(name ?? OTHER_MARKETPLACE.exchange)}</h2>
      <p>{OTHER_MARKETPLACE.text}</p>
      <p>
        <OfficialLink href={link.href}>{link.text}</OfficialLink>
      </p>
    </Notice>
  );
}
