import { ERROR_PAGES } from '../../../../backend/src/contract/messages/site.js';
import { WayOn } from './WayOn.js';

export default function NotAuthorized() {
  return <WayOn {...ERROR_PAGES.notAuthorized} />;
}
