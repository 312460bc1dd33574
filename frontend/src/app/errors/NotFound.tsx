import { ERROR_PAGES, SITE } from '../../../../backend/src/contract/messages/site.js';
import { WayOn } from './WayOn.js';

export function NotFound() {
  return (
    <>
      <title>{`${ERROR_PAGES.notFound.title} | ${SITE.name}`}</title>
      <WayOn {...ERROR_PAGES.notFound} />
    </>
  );
}
