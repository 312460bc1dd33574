import { useEffect } from 'react';
import { SITE } from '#contract/messages/site.js';

/** Sets the document's title on pages whose URL alone does not determine it. */
export function useTitle(title: string): void {
  useEffect(() => void (document.title = `${title} | ${SITE.name}`), [title]);
}
