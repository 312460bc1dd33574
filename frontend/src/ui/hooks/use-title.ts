import { useEffect } from 'react';
import { SITE } from '#contract/messages/site.js';

/** Sets the document's title. It is for pages whose address does not determine their title. */
export function useTitle(title: string): void {
  useEffect(() => void (document.title = `${title} | ${SITE.name}`), [title]);
}
