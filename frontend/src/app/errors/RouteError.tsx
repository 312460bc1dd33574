import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ERROR_PAGES } from '../../../../backend/src/contract/messages/site.js';
import { Button } from '../../ui/index.js';
import { Footer } from '../chrome/Footer.js';
import { WayOn } from './WayOn.js';

/** The browsers' words for a file of an older release that is gone. */
const isOutdated = (error: unknown): boolean => error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message);

/** A screen that crashed, or one that could not be loaded. `inFrame`: the site's header is still there. */
export function RouteError({ inFrame = false }: { inFrame?: boolean }) {
  const page = isOutdated(useRouteError()) ? ERROR_PAGES.outdated : ERROR_PAGES.crashed;
  useEffect(() => void (document.title = page.title), [page]);
  const content = <WayOn {...page}><Button onClick={() => location.reload()}>Reload the page</Button></WayOn>;
  return inFrame ? content : <><main>{content}</main><Footer /></>;
}
