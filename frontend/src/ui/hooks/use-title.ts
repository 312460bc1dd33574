import { useEffect } from 'react';
import { SITE } from '#contract/messages/site.js';

/** Sets the document's title on pages whose title does not depend on the URL alone. */
export function useTitle(title: string): void {
  useEffect(() => void (document.title = `${title} | ${SITE.name}`), [title]);
}
