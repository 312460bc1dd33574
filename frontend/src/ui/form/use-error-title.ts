import { useEffect } from 'react';
import { FORM } from '../../../../backend/src/contract/messages/forms.js';

/** Starts the page's title with "Error: " while there is one, so a person in many tabs or with a screen reader hears it first. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return undefined;
    document.title = FORM.errorTitlePrefix + document.title;
    return () => {
      document.title = document.title.replace(FORM.errorTitlePrefix, '');
    };
  }, [hasError]);
}
