import { useEffect } from 'react';
import { FORM } from '#contract/messages/forms.js';

/**
 * Puts "Error: " before the page's title while a form has an error, so that people with many tabs or a screen reader
 * notice the error at once.
 */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return undefined;
    document.title = FORM.errorTitlePrefix + document.title;
    return () => {
      document.title = document.title.replace(FORM.errorTitlePrefix, '');
    };
  }, [hasError]);
}
