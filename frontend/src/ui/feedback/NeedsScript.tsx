import { PAGES } from '#contract/pages.js';
import { NEEDS_SCRIPT } from './messages.js';
import { Notice } from './Notice.js';

/**
 * A notice that the page needs JavaScript, with links to pages that do not. It is part of the prerendered HTML only:
 * React leaves the content of a <noscript> element alone, so the scripts for browsers need not contain it.
 */
export const NeedsScript = () => (
  <noscript>
    {typeof document === 'undefined' && (
      <Notice>
        <p>
          {NEEDS_SCRIPT} <a href={PAGES.help.path}>{PAGES.help.title}</a> ·{' '}
          <a href={PAGES.contact.path}>{PAGES.contact.title}</a>
        </p>
      </Notice>
    )}
  </noscript>
);
