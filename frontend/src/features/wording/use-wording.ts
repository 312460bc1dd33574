import { useCallback } from 'react';
import { useDisplay } from '#store/index.js';
import { WORDINGS } from './wordings.js';

/**
 * Returns whether help tips are switched on. By default they are on and plain language is off. The choice is stored in
 * this browser.
 */
export const useTips = (): boolean => useDisplay('tips')[0] === 'on';
export const usePlainLanguage = (): boolean => useDisplay('language')[0] === 'plain';

/**
 * Returns a function that translates standard terms into the person's chosen wording. Text without a plain wording
 * stays as it is.
 */
export function useWording(): (standard: string) => string {
  const isPlain = usePlainLanguage();
  return useCallback((standard) => (isPlain && WORDINGS[standard]?.plain) || standard, [isPlain]);
}
