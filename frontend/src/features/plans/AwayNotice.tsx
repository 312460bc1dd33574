import { AWAY } from '../../../../backend/src/contract/messages/doors.js';
import { Notice } from '../../ui/index.js';
import { OfficialLink } from './OfficialLink.js';
import type { Away } from './use-search.js';

/** Where people of a place that HealthCare.gov does not serve find their plans. */
export function AwayNotice({ away: { isTerritory, name, url } }: { away: Away }) {
  if (isTerritory) return <Notice><h2>{AWAY.territoryTitle}</h2><p>{AWAY.territory}</p><p><OfficialLink href={AWAY.territoryPlace}>{AWAY.territoryLink}</OfficialLink></p></Notice>;
  const link = url ? { href: url, text: name ?? AWAY.exchange } : { href: AWAY.exchangesPlace, text: AWAY.exchangesLink };
  return <Notice><h2>{AWAY.title(name ?? AWAY.exchange)}</h2><p>{AWAY.text}</p><p><OfficialLink href={link.href}>{link.text}</OfficialLink></p></Notice>;
}
